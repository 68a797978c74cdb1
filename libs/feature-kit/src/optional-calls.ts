import { isNotOffered } from '@touchline/contract';
import { storedValue } from './storage/stored-value.ts';

/** Calls of the backend that a portal can do without (decisions, section 6). */
export type OptionalCall = 'cancel_order' | 'check_access_code' | 'save_credit_card';

const noMissingCalls = storedValue<readonly string[]>({
  name: 'not-offered',
  scope: 'tab',
  parse: (stored) => String(stored).split(' '),
  format: (calls) => calls.join(' '),
  empty: [],
  maxBytes: 1_000,
});

/** Whether the backend may have the call: true until an answer shows otherwise, for this visit. */
export const isOffered = (call: OptionalCall): boolean => !noMissingCalls.get().includes(call);

/**
 * Remembers for this visit that the backend lacks a call.
 *
 * @param error thrown by the call
 * @returns whether the error means that the backend lacks the call
 */
export function recordMissingCall(call: OptionalCall, error: unknown): boolean {
  if (!isNotOffered(error)) return false;
  noMissingCalls.update((calls) => [...new Set([...calls, call])]);
  return true;
}
