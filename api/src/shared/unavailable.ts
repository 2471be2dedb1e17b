import { AppError } from './errors.ts';

/** Codes of PostgreSQL (its documentation, appendix A) and of the operating system, and the message for each. */
const REASONS: readonly { code: RegExp; message?: RegExp; sentence: string; retryAfter: number }[] = [
  {
    code: /^(53100|ENOSPC|EDQUOT)$/,
    sentence: 'The disk of this server is full, so nothing was saved. Its operator must free some space.',
    retryAfter: 60,
  },
  {
    code: /^(EACCES|EIO|EPERM|EROFS)$/,
    sentence: 'This server cannot use its disk at the moment, so nothing was saved. Its operator must repair it.',
    retryAfter: 60,
  },
  {
    code: /^(EMFILE|ENFILE)$/,
    sentence: 'Too much is going on at this server just now. Try again in a moment.',
    retryAfter: 2,
  },
  {
    code: /^(57014|55P03|40P01|40001|FST_ERR_HANDLER_TIMEOUT)$/,
    sentence: 'This took too long, so it was given up. Try again in a moment.',
    retryAfter: 2,
  },
  {
    code: /^(ECONN|ETIMEDOUT|EPIPE|57P0|08|53)/,
    message:
      /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|terminating connection|not queryable|ECONNREFUSED/,
    sentence: 'Larder cannot reach its database just now. Try again in a moment.',
    retryAfter: 2,
  },
];

/** Whether what we stand on failed, the database, the disk or the time, and what to tell of it; undefined for every other fault. */
export function unavailable(error: unknown): AppError | undefined {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const { message } = at;
    const code = String((at as { code?: unknown }).code ?? '');
    const reason = REASONS.find((reason) => reason.code.test(code) || reason.message?.test(message));
    if (reason) return new AppError('UNAVAILABLE', reason.sentence, { cause: error, retryAfter: reason.retryAfter });
  }
  return undefined;
}
