import { storedValue } from './storage/stored-value.ts';

/** Optional calls with a part of a page that is hidden when the backend lacks them (decisions, section 6). */
export type OptionalCall =
  | 'calendar'
  | 'cancel_order'
  | 'change_password'
  | 'check_access_code'
  | 'delete_account'
  | 'forgot_password'
  | 'redeem_access_code'
  | 'resume_contract'
  | 'save_credit_card';

const missingNames = storedValue<readonly string[]>({
  name: 'not-offered',
  scope: 'tab',
  parse: (rawValue) => String(rawValue).split(' '),
  format: (calls) => calls.join(' '),
  empty: [],
  maxBytes: 1_000,
});

const getName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The calls that a response has shown to be missing, by path, until the tab is closed: for `createApi`. */
export const missingCalls = {
  has: (path: string): boolean => missingNames.get().includes(getName(path)),
  add: (path: string): void => void missingNames.update((names) => [...new Set([...names, getName(path)])]),
};

/** Whether the backend may have the call: true until a response shows otherwise. */
export const isOffered = (call: OptionalCall): boolean => !missingCalls.has(call);
