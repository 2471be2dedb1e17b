import { pino, type Logger } from 'pino';

/** What never reaches a log, wherever it stands in what is logged. */
const SECRETS = ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]', '*.password', '*.token', '*.email'];

/** Structured logs; a person at a terminal gets them readable. */
export function createLogger(env: { LOG_LEVEL: string; LOG_FORMAT?: 'pretty' | 'json' | undefined }): Logger {
  const isPretty = env.LOG_FORMAT === undefined ? process.stdout.isTTY : env.LOG_FORMAT === 'pretty';
  return pino({
    level: env.LOG_LEVEL,
    redact: SECRETS,
    ...(isPretty && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } } }),
  });
}
