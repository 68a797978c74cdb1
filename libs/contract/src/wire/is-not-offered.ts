import type { ErrorCode } from './error-codes.ts';
import { toPortalError } from './portal-error.ts';

/** Codes of a failure without an error code in its body. */
const codesWithoutBody: ReadonlySet<ErrorCode> = new Set(['not_found', 'method_not_allowed', 'default_error_message']);

/**
 * Whether the backend lacks an optional call (decisions, section 6): its answer is a 404 or 405 without its own error
 * code.
 * @param error thrown by the call
 */
export function isNotOffered(error: unknown): boolean {
  const { status, code } = toPortalError(error);
  return (status === 404 || status === 405) && codesWithoutBody.has(code);
}
