/** What is counted. The label of each is in its comment; it never says who did it. */
export type Measure =
  /** A request to the API; the transport, `graphql` or `rest`. */
  | 'call'
  /** A failure told to a caller; its code. */
  | 'error'
  /** How long a request took; the upper end of its class in milliseconds. */
  | 'latency'
  /** A minute in which a process ran; the minute of the hour. */
  | 'up'
  /** A search; `match` or `creative`. */
  | 'search'
  /** A search that found nothing; the same. */
  | 'empty-search'
  /** A food that was searched with; its slug. */
  | 'food'
  /** A text that stands for no food we know. */
  | 'unknown-food'
  /** A recipe that was opened; its id. */
  | 'view';

/** Counts what happens, by the hour. */
export interface Usage {
  count(measure: Measure, label?: string): void;
}

/** For where nothing is counted, such as a command. */
export const NO_USAGE: Usage = { count: () => undefined };
