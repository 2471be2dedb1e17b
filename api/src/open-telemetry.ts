import { AsyncLocalStorage } from 'node:async_hooks';
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind as Kind, SpanStatusCode, trace, type Context, type Span as OpenSpan } from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, SpanFacts, SpanKind, Tracing } from './shared/tracing.ts';

const KINDS = { server: Kind.SERVER, client: Kind.CLIENT, consumer: Kind.CONSUMER, internal: Kind.INTERNAL } as const;
/** Longest fact, in characters: statements that write many rows are long. */
const FACT_MAX = 2_000;
/** Longest wait for the collector, with all tries, in milliseconds: a process that stops must not hang on it. */
const PATIENCE = 3_000;
const callers = new W3CTraceContextPropagator();

/** Where spans are sent, and in whose name. */
export interface Collector {
  /** Address of the collector; `/v1/traces` below it takes the spans. */
  endpoint: string;
  serviceName: string;
}

/** Sends spans to a collector by OTLP over HTTP, in batches. Only the process that is told of a collector loads this file. */
export class OpenTelemetry implements Tracing {
  readonly #running = new AsyncLocalStorage<{ context: Context; span: Span }>();
  readonly #provider: TracerProvider;
  readonly #tracer;
  #tellTrouble: (error: unknown) => void = () => undefined;

  constructor({ endpoint, serviceName }: Collector) {
    const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, timeoutMillis: PATIENCE });
    this.#provider = new TracerProvider({
      resource: resourceFromAttributes({ 'service.name': serviceName }),
      spanLimits: { attributeValueLengthLimit: FACT_MAX },
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    this.#tracer = this.#provider.getTracer('larder');
  }

  /** Tells of spans that could not be sent. */
  onTrouble(tell: (error: unknown) => void): void {
    this.#tellTrouble = tell;
    setGlobalErrorHandler(tell);
  }

  begin(name: string, kind: SpanKind, facts: SpanFacts, headers?: object): Span {
    const parent = this.#parent(headers);
    const span = this.#tracer.startSpan(name, { kind: KINDS[kind], attributes: facts }, parent);
    return this.#wrap(span, trace.setSpan(parent, span));
  }

  tell(name: string, kind: SpanKind, facts: SpanFacts, { milliseconds, hasFailed }: { milliseconds: number; hasFailed: boolean }): void {
    const now = Date.now();
    const span = this.#tracer.startSpan(name, { kind: KINDS[kind], attributes: facts, startTime: now - milliseconds }, this.#parent());
    if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(now);
  }

  current(): Span | undefined {
    return this.#running.getStore()?.span;
  }

  async stop(): Promise<void> {
    await this.#provider.shutdown().catch(this.#tellTrouble);
  }

  #parent(headers: object = {}): Context {
    return callers.extract(this.#running.getStore()?.context ?? ROOT_CONTEXT, headers, defaultTextMapGetter);
  }

  #wrap(open: OpenSpan, context: Context): Span {
    const { traceId, spanId } = open.spanContext();
    const span: Span = {
      traceId,
      spanId,
      within: (work) => this.#running.run({ context, span }, work),
      describe: (facts, name) => void (name === undefined ? open : open.updateName(name)).setAttributes(facts),
      fail: () => void open.setStatus({ code: SpanStatusCode.ERROR }),
      end: () => open.end(),
    };
    return span;
  }
}
