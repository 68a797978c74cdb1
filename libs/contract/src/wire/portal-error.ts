import type { ErrorCode } from './error-codes.ts';

interface PortalErrorInit {
  /** The HTTP status, where there was an answer. */
  status?: number | undefined;
  /** Whether the same call may succeed later; told from code and status when left out. */
  retryable?: boolean | undefined;
  /** The server's own words, or ours for a log; never shown when the code has a translation. */
  message?: string | undefined;
  cause?: unknown;
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set(['network_error', 'timeout', 'offline', 'too_many_requests']);
const retryableStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The one class of everything broken. What may happen on an ordinary day is a value, not an error. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly retryable: boolean;

  constructor(code: ErrorCode, { status, retryable, message, cause }: PortalErrorInit = {}) {
    super(message ?? code, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.retryable = retryable ?? (retryableCodes.has(code) || (status !== undefined && retryableStatus(status)));
  }

  /** The server's own words. Without a status nobody answered, and without words the code stands in their place. */
  get said(): string | undefined {
    return this.status === undefined || this.message === this.code ? undefined : this.message;
  }
}

/** Anything thrown, as a PortalError. */
export function toPortalError(thrown: unknown): PortalError {
  if (thrown instanceof PortalError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return new PortalError('aborted', { cause: thrown });
  return new PortalError('default_error_message', { cause: thrown });
}
