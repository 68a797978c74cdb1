import { isNotOffered } from '@touchline/contract';
import { pageKey } from './marks.ts';

/** Calls of the backend that a portal can do without (decisions, section 6). */
export type OptionalCall = 'cancel_order' | 'check_access_code' | 'save_credit_card';

/** The missing calls while storage is blocked. */
let missing: ReadonlySet<string> = new Set();

function missingCalls(): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(pageKey('not-offered'))?.split(' '));
  } catch {
    return missing;
  }
}

/** Whether the backend may have the call: true until an answer shows otherwise, for this visit. */
export const isOffered = (call: OptionalCall): boolean => !missingCalls().has(call);

/**
 * Remembers for this visit that the backend lacks a call.
 *
 * @param error thrown by the call
 * @returns whether the error means that the backend lacks the call
 */
export function noteMissingCall(call: OptionalCall, error: unknown): boolean {
  if (!isNotOffered(error)) return false;
  missing = new Set([...missingCalls(), call]);
  try {
    sessionStorage.setItem(pageKey('not-offered'), [...missing].join(' '));
  } catch {
    // The next document asks once more, which is harmless.
  }
  return true;
}
