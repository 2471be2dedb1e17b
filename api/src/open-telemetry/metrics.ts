import type { Histogram } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { SpanFacts, SpanKind } from '../shared/tracing.ts';
import { ScrapedReader } from './prometheus-text.ts';
import { watchConnections, watchEventLoop, watchJobs, type Watched } from './gauges.ts';

/** Upper ends of the classes of time, in seconds, as the conventions for HTTP have them. */
const CLASSES = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];
/** What is kept of a request: nothing that a caller chooses freely, since each new value is a series for ever. */
const REQUEST = ['http.request.method', 'http.route', 'http.response.status_code'];
const OPERATION = ['graphql.operation.type', 'error.type'];
/** Every operation that is not the web app's own. */
const OTHER = '_OTHER';

/** Where metrics are sent. */
export interface MetricsOptions {
  /** Address that takes them; without one they are only read by Prometheus. */
  url: string | undefined;
  /** Longest wait for it, in milliseconds. */
  patience: number;
  resource: Resource;
  /** Operations that are reported by name. */
  operationNames: ReadonlySet<string>;
}

/** Figures of this process, sent once a minute and when it stops, and handed out when Prometheus asks. */
export class Metrics {
  readonly #scraped = new ScrapedReader();
  readonly #provider: MeterProvider;
  readonly #meter;
  readonly #requests: Histogram;
  readonly #operations: Histogram;
  readonly #operationNames: ReadonlySet<string>;

  constructor({ url, patience, resource, operationNames }: MetricsOptions) {
    this.#provider = new MeterProvider({
      resource,
      readers: [this.#scraped, ...(url === undefined ? [] : [sender(url, patience)])],
    });
    this.#meter = this.#provider.getMeter('larder');
    const duration = { unit: 's', advice: { explicitBucketBoundaries: CLASSES } };
    this.#requests = this.#meter.createHistogram('http.server.request.duration', duration);
    this.#operations = this.#meter.createHistogram('larder.graphql.operation.duration', duration);
    this.#operationNames = operationNames;
  }

  /** Counts a span that has ended, whether or not it is exported. */
  count(kind: SpanKind, facts: SpanFacts, seconds: number): void {
    if (kind === 'server') this.#requests.record(seconds, only(REQUEST, facts));
    if (facts['graphql.operation.type'] === undefined) return;
    const name = String(facts['graphql.operation.name']);
    this.#operations.record(seconds, {
      ...only(OPERATION, facts),
      'graphql.operation.name': this.#operationNames.has(name) ? name : OTHER,
    });
  }

  /** Looks at the rest whenever metrics are sent. */
  watch({ pools, waitingJobs }: Watched): void {
    watchEventLoop(this.#meter);
    watchConnections(this.#meter, pools);
    watchJobs(this.#meter, waitingJobs);
  }

  /** The figures since the start, in the text format of Prometheus. */
  text(): Promise<string> {
    return this.#scraped.text();
  }

  /** Sends the last figures, and ends. What it looks at must still be open. */
  async stop(): Promise<void> {
    await this.#provider.shutdown();
  }
}

function sender(url: string, patience: number): PeriodicExportingMetricReader {
  const exporter = new OTLPMetricExporter({ url, timeoutMillis: patience });
  return new PeriodicExportingMetricReader({ exporter, exportTimeoutMillis: patience });
}

const only = (names: string[], facts: SpanFacts): SpanFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
