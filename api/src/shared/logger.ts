import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import type { Span, Tracing } from './tracing.ts';

/** What never reaches a log, wherever it stands in what is logged. */
const SECRETS = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
  '*.email',
];

/** Parts of addresses that grant access: an invitation, an address to send a photo to. */
const SECRET_PARAMETERS = /\b(invitation|signature)=[^&#]+/g;

/** What of a request is logged. */
interface LoggedRequest {
  method: string;
  url: string;
  host: string;
  ip: string;
  socket: { remotePort?: number | undefined };
}

const describe = ({ method, url, host, ip, socket }: LoggedRequest): object => ({
  method,
  url: url.replace(SECRET_PARAMETERS, '$1=…'),
  host,
  remoteAddress: ip,
  remotePort: socket.remotePort,
});

/**
 * Structured logs; a person at a terminal gets them readable. What runs as a span is logged with its ids.
 * @param destination where they go; standard output unless given
 */
export function createLogger(
  env: { LOG_LEVEL: string; LOG_FORMAT?: 'pretty' | 'json' | undefined },
  tracing?: Tracing,
  destination?: DestinationStream,
): Logger {
  const isPretty = env.LOG_FORMAT === undefined ? process.stdout.isTTY : env.LOG_FORMAT === 'pretty';
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    redact: SECRETS,
    serializers: { req: describe },
    ...(tracing && { mixin: () => idsOf(tracing.current()) }),
    ...(isPretty && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
    }),
  };
  return destination ? pino(options, destination) : pino(options);
}

const idsOf = (span: Span | undefined): object => (span ? { trace_id: span.traceId, span_id: span.spanId } : {});
