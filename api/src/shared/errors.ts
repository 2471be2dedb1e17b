/** The closed set of codes of our own; `docs/error-codes.md` explains each. */
export type ErrorCode =
  | 'BAD_USER_INPUT'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'PASSWORD_REQUIRED'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE';

/** The HTTP status that the REST API answers with for each code. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_REQUIRED: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
};

/** When to ask again for what is away, in seconds, where nothing better is known. */
const RETRY_AFTER = 2;

/** An expected failure, told in a sentence that helps; both transports show `message` to the caller. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** The input field at fault, when there is one. */
  readonly field: string | undefined;
  /** With CONFLICT: what is there now. */
  readonly current: object | undefined;
  /** With RATE_LIMITED and UNAVAILABLE: seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    options: { field?: string; current?: object; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.field = options.field;
    this.current = options.current;
    this.retryAfter = options.retryAfter ?? (code === 'UNAVAILABLE' ? RETRY_AFTER : undefined);
  }
}

/** For what a caller sent; `field` is the input field at fault. */
export const badInput = (message: string, field?: string): AppError =>
  new AppError('BAD_USER_INPUT', message, field === undefined ? {} : { field });

/** For what does not exist, or not for the caller; `what` as a sentence begins, such as `Recipe`. */
export const notFound = (what: string): AppError => new AppError('NOT_FOUND', `${what} not found`);

/** For the command line and the start: a sentence for a person, printed without a stack; exit code 1. */
export class StartError extends Error {}
