import type { ErrorCode } from './error-codes.ts';

interface PortalErrorInit {
  /** The HTTP status; undefined without a response. */
  status?: number | undefined;
  /** Whether the same call may succeed later; by default the code and status decide. */
  retryable?: boolean | undefined;
  /** A message for logs; by default `said`, else the code. */
  message?: string | undefined;
  /** A message from a server or a provider, shown to the viewer if the code has no text. */
  said?: string | undefined;
  /** Whether the code comes from the server. */
  hasOwnCode?: boolean | undefined;
  cause?: unknown;
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set(['network_error', 'timeout', 'offline', 'too_many_requests']);
const isRetryableStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The longest text from a server, in characters. */
const maxTextCharacters = 300;

/** Shortens a server's or provider's message to one line. */
function toOneLine(text: string): string {
  const line = text
    .slice(0, 2 * maxTextCharacters)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > maxTextCharacters ? `${line.slice(0, maxTextCharacters - 1)}…` : line;
}

/** The error of every failed call. Expected outcomes are values, not errors. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly retryable: boolean;
  /** The server's or provider's message, at most 300 characters. Show it as text, never as markup. */
  readonly said: string | undefined;
  /** Whether the code comes from the server; false if it was derived from the status or set by the portal. */
  readonly hasOwnCode: boolean;

  constructor(code: ErrorCode, { status, retryable, message, said, hasOwnCode = false, cause }: PortalErrorInit = {}) {
    const text = (said && toOneLine(said)) || undefined;
    super(message ?? text ?? code, cause === undefined ? undefined : { cause });
    this.code = code;
    this.status = status;
    this.said = text;
    this.hasOwnCode = hasOwnCode;
    this.retryable = retryable ?? (retryableCodes.has(code) || (status !== undefined && isRetryableStatus(status)));
  }

  /** Whether the requested object does not exist, whatever code the server sent. */
  get isMissing(): boolean {
    return this.code === 'not_found' || this.status === 404;
  }
}

/** Whether the outcome of a failed request is unknown, because the server may have handled it. */
export function isAnswerLost(error: unknown): boolean {
  const { status } = toPortalError(error);
  return status === undefined || status >= 500;
}

/** Converts any thrown value to a PortalError. */
export function toPortalError(thrown: unknown): PortalError {
  if (thrown instanceof PortalError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return new PortalError('aborted', { cause: thrown });
  return new PortalError('default_error_message', { cause: thrown });
}
