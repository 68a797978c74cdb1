import type { ErrorCode } from '@touchline/contract';

/** An expected failure of a call, whose status and code the caller receives. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 429 | 503;
  readonly code: ErrorCode;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(status: Refusal['status'], code: ErrorCode, message: string = code, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const createNotFound = (subject: string): Refusal => new Refusal(404, 'not_found', `${subject} does not exist`);

/** The body of a failed answer (wire.md). */
export const createFailureBody = (code: ErrorCode, message: string) => ({
  error: code,
  message,
  messageErrorCode: code,
});
