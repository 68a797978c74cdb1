import type { FailureCode } from '../api.ts';

const statuses = {
  invalid_request: 400,
  invalid_source: 400,
  invalid_return_url: 400,
  card_declined: 402,
  not_refundable: 409,
  unauthorized: 401,
  not_found: 404,
  idempotency_conflict: 409,
  too_many_requests: 429,
  storage_full: 503,
  server_error: 500,
} as const satisfies Record<FailureCode, number>;

/** An expected refusal of a request. */
export class Failure extends Error {
  readonly code: FailureCode;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, message: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): (typeof statuses)[FailureCode] {
    return statuses[this.code];
  }
}
