import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind as Kind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as OpenSpan,
} from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOffSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, SpanFacts, SpanKind, Tracing } from '../shared/tracing.ts';
import { Metrics } from './metrics.ts';

const KINDS = { server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER, internal: Kind.INTERNAL } as const;
/** Longest fact, in characters: statements that write many rows are long. */
const FACT_MAX = 2_000;
/** Longest wait for the collector, with all tries, in milliseconds: a process that stops must not hang on it. */
const PATIENCE = 3_000;
const callers = new W3CTraceContextPropagator();

/** Where spans and metrics are sent, and in whose name. */
export interface Collector {
  /** Address of the collector; `/v1/traces` below it takes the spans, `/v1/metrics` the metrics. Without one spans go nowhere, and metrics are only read. */
  endpoint?: string | undefined;
  serviceName: string;
  /** Operations whose time is reported by name. A client may name an operation anything, so all others are reported as one. */
  operationNames: ReadonlySet<string>;
}

const sender = (address: string): BatchSpanProcessor =>
  new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: `${address}/v1/traces`, timeoutMillis: PATIENCE }),
  });

/** Sends spans and metrics to a collector by OTLP over HTTP, in batches. Only a process with a collector, or with a reader of its metrics, loads this file. */
export class OpenTelemetry implements Tracing {
  readonly metrics: Metrics;
  readonly #running = new AsyncLocalStorage<{ context: Context; span: Span }>();
  readonly #provider: TracerProvider;
  readonly #tracer;
  #tellTrouble: (error: unknown) => void = () => undefined;

  constructor({ endpoint, serviceName, operationNames }: Collector) {
    const address = endpoint?.replace(/\/+$/, '');
    const resource = resourceFromAttributes({ 'service.name': serviceName });
    this.#provider = new TracerProvider({
      resource,
      spanLimits: { attributeValueLengthLimit: FACT_MAX },
      ...(address === undefined ? { sampler: new AlwaysOffSampler() } : { spanProcessors: [sender(address)] }),
    });
    this.#tracer = this.#provider.getTracer('larder');
    const url = address && `${address}/v1/metrics`;
    this.metrics = new Metrics({ url, patience: PATIENCE, resource, operationNames });
  }

  /** Tells of what could not be sent. */
  onTrouble(tell: (error: unknown) => void): void {
    this.#tellTrouble = tell;
    setGlobalErrorHandler(tell);
  }

  begin(name: string, kind: SpanKind, facts: SpanFacts, headers?: object): Span {
    const parent = this.#parent(headers);
    const span = this.#tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
    return this.#wrap(span, trace.setSpan(parent, span), { kind, facts });
  }

  tell(
    name: string,
    kind: SpanKind,
    facts: SpanFacts,
    { milliseconds, hasFailed }: { milliseconds: number; hasFailed: boolean },
  ): void {
    const now = Date.now();
    const span = this.#tracer.startSpan(
      name,
      { kind: KINDS[kind], attributes: facts, startTime: now - milliseconds },
      this.#parent(),
    );
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  }

  current(): Span | undefined {
    return this.#running.getStore()?.span;
  }

  async stop(): Promise<void> {
    // The one that fails must not cut the other short.
    await Promise.all([this.#provider.shutdown(), this.metrics.stop()].map((ended) => ended.catch(this.#tellTrouble)));
  }

  #parent(headers: object = {}): Context {
    return callers.extract(this.#running.getStore()?.context ?? ROOT_CONTEXT, headers, defaultTextMapGetter);
  }

  #wrap(open: OpenSpan, context: Context, { kind, facts: first }: { kind: SpanKind; facts: SpanFacts }): Span {
    const { traceId, spanId } = open.spanContext();
    const known = { ...first };
    const started = performance.now();
    const span: Span = {
      traceId,
      spanId,
      within: (work) => this.#running.run({ context, span }, work),
      describe: (facts, name) => {
        Object.assign(known, facts);
        (name === undefined ? open : open.updateName(name)).setAttributes(facts);
      },
      fail: () => void open.setStatus({ code: SpanStatusCode.ERROR }),
      end: () => {
        open.end();
        this.metrics.count(kind, known, (performance.now() - started) / 1_000);
      },
    };
    return span;
  }
}
