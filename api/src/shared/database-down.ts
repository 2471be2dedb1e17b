/** Whether an error says that the database is away or has no connection to give. */
export function isDatabaseDown(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && /^(ECONN|ETIMEDOUT|EPIPE|57P0|08)/.test(code)) return true;
    if (/timeout exceeded when trying to connect|Connection terminated|ECONNREFUSED/.test(at.message)) return true;
  }
  return false;
}
