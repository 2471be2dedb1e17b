/** The attributes of a span: facts of the machine under the names of OpenTelemetry, never anything of a person. */
export type SpanFacts = Record<string, string | number>;

/** Whether a span answers somebody, asks somebody else, takes up what was left for it, or none of these. */
export type SpanKind = 'server' | 'client' | 'consumer' | 'internal';

/** Something that takes time, and belongs to what it was begun in. */
export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  /** Runs work; what begins meanwhile is below this span. */
  within<T>(work: () => T): T;
  /** Adds what is known by now, and a better name where there is one. */
  describe(facts: SpanFacts, name?: string): void;
  /** Marks it as failed. */
  fail(): void;
  end(): void;
}

/** Follows requests and jobs through the process, span by span. */
export interface Tracing {
  /** Begins a span below what runs now, or below a caller's whose `headers` carry a `traceparent`. */
  begin(name: string, kind: SpanKind, facts: SpanFacts, headers?: object): Span;
  /** Tells of what has just ended after so many milliseconds, below what runs now. */
  tell(name: string, kind: SpanKind, facts: SpanFacts, ended: { milliseconds: number; hasFailed: boolean }): void;
  /** What runs now. */
  current(): Span | undefined;
  /** Sends what has not been sent yet, and ends. */
  stop(): Promise<void>;
}

/** Asks another machine, as a span below what runs now; what the process asks for itself is not followed. */
export function tracedCall<T>(tracing: Tracing | undefined, name: string, work: () => Promise<T>): Promise<T> {
  return tracing?.current() ? traced(tracing, name, 'client', work) : work();
}

/** Runs work as a span where spans are followed. */
export async function traced<T>(
  tracing: Tracing | undefined,
  name: string,
  kind: SpanKind,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work();
  const span = tracing.begin(name, kind, {});
  try {
    return await span.within(work);
  } catch (error) {
    span.fail();
    throw error;
  } finally {
    span.end();
  }
}
