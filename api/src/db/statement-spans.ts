import { DefaultLogger, type LogContext, type LoggerOptions } from '@mikro-orm/core';
import type { Tracing } from '../shared/tracing.ts';

/** The first table; that of `extract(epoch from …)` is none. */
const TABLE = /(?<!epoch )\b(?:from|into|update|join)\s+"?(\w+)"?/i;

/** The ORM tells its logger of each statement, with marks in the place of values: so statements become spans. Those of no request and no job do not. */
export class StatementSpans extends DefaultLogger {
  readonly #tracing: Tracing;

  constructor(options: LoggerOptions, tracing: Tracing) {
    super(options);
    this.#tracing = tracing;
  }

  override logQuery(context: LogContext & { query: string }): void {
    super.logQuery(context);
    if (!this.#tracing.current()) return;
    const { query, took: milliseconds = 0, level } = context;
    const word = (/^\W*(\w+)/.exec(query)?.[1] ?? '').toUpperCase();
    const table = TABLE.exec(query)?.[1];
    const facts = {
      'db.system.name': 'postgresql',
      'db.query.text': query,
      'db.operation.name': word,
      ...(table !== undefined && { 'db.collection.name': table }),
    };
    this.#tracing.tell([word, table].join(' ').trim(), 'client', facts, { milliseconds, hasFailed: level === 'error' });
  }
}
