import { toPortalError } from './portal-error.ts';

/**
 * Whether the backend lacks an optional call (decisions, section 6): it answers with 404 or 405, without an error code
 * of its own.
 * @param error thrown by the call
 */
export function isNotOffered(error: unknown): boolean {
  const { status, hasOwnCode } = toPortalError(error);
  return (status === 404 || status === 405) && !hasOwnCode;
}

/**
 * Awaits an optional call.
 * @param fallback the result if the backend lacks the call
 */
export async function orNotOffered<Value>(call: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    if (isNotOffered(error)) return fallback;
    throw error;
  }
}
