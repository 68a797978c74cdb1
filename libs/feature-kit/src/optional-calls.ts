import { isNotOffered } from '@touchline/contract';
import { storedValue } from './storage/stored-value.ts';

/** Requests of the backend that a portal can do without (decisions, section 6). */
export type OptionalCall = 'cancel_order' | 'check_access_code' | 'save_credit_card';

const noMissingCalls = storedValue<readonly string[]>({
  name: 'not-offered',
  scope: 'tab',
  parse: (rawValue) => String(rawValue).split(' '),
  format: (calls) => calls.join(' '),
  empty: [],
  maxBytes: 1_000,
});

/** Whether the backend may have the request: true until a response shows otherwise, until the page is left. */
export const isOffered = (call: OptionalCall): boolean => !noMissingCalls.get().includes(call);

/**
 * Stores until the page is left that the backend lacks a request.
 * @param error thrown by the request
 * @returns whether the error means that the backend lacks it
 */
export function recordMissingCall(call: OptionalCall, error: unknown): boolean {
  if (!isNotOffered(error)) return false;
  noMissingCalls.update((calls) => [...new Set([...calls, call])]);
  return true;
}
