import { pino, type Logger } from 'pino';
import type { Span, Tracing } from './tracing.ts';

/** What never reaches a log, wherever it stands in what is logged. */
const SECRETS = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.password', '*.token', '*.email'];

/** Structured logs; a person at a terminal gets them readable. What runs as a span is logged with its ids. */
export function createLogger(env: { LOG_LEVEL: string; LOG_FORMAT?: 'pretty' | 'json' | undefined }, tracing?: Tracing): Logger {
  const isPretty = env.LOG_FORMAT === undefined ? process.stdout.isTTY : env.LOG_FORMAT === 'pretty';
  return pino({
    level: env.LOG_LEVEL,
    redact: SECRETS,
    ...(tracing && { mixin: () => idsOf(tracing.current()) }),
    ...(isPretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }),
  });
}

const idsOf = (span: Span | undefined): object => (span ? { trace_id: span.traceId, span_id: span.spanId } : {});
