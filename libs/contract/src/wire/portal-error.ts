import type { ErrorCode } from './error-codes.ts';

interface PortalErrorInit {
  /** The HTTP status; undefined without an answer. */
  status?: number | undefined;
  /** Whether the same call may succeed later; default: by code and status. */
  retryable?: boolean | undefined;
  /** The portal's own message for a log; default: `said`, else the code. */
  message?: string | undefined;
  /** A message from a server or a provider, shown to the viewer if the code has no text. */
  said?: string | undefined;
  /** Whether the server named the code itself. */
  hasOwnCode?: boolean | undefined;
  cause?: unknown;
}

const retryableCodes: ReadonlySet<ErrorCode> = new Set(['network_error', 'timeout', 'offline', 'too_many_requests']);
const isRetryableStatus = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** The longest text from a server, in characters. */
const maxTextCharacters = 300;

/** A message from a server or a provider as one short line of plain text. */
function toOneLine(text: string): string {
  const line = text
    .slice(0, 2 * maxTextCharacters)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return line.length > maxTextCharacters ? `${line.slice(0, maxTextCharacters - 1)}…` : line;
}

/** The class of all failures. Expected results of normal use are values, not errors. */
export class PortalError extends Error {
  override readonly name = 'PortalError';
  readonly code: ErrorCode;
  readonly status: number | undefined;
  readonly retryable: boolean;
  /** The message of the server or provider, at most 300 characters: text, never markup. */
  readonly said: string | undefined;
  /** False if the code comes from the status, or from the portal itself. */
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

  /** Whether the requested object does not exist, with any code of the server. */
  get isMissing(): boolean {
    return this.code === 'not_found' || this.status === 404;
  }
}

/** Whether a failed request has no usable answer: the server may have carried it out. */
export function isAnswerLost(error: unknown): boolean {
  const { status } = toPortalError(error);
  return status === undefined || status >= 500;
}

/** Any thrown value as a PortalError. */
export function toPortalError(thrown: unknown): PortalError {
  if (thrown instanceof PortalError) return thrown;
  if (thrown instanceof Error && thrown.name === 'AbortError') return new PortalError('aborted', { cause: thrown });
  return new PortalError('default_error_message', { cause: thrown });
}
