/** Optional calls with a part of a page that is hidden when the backend lacks them (decisions, section 6). */
export type OptionalCall =
  | 'calendar'
  | 'cancel_order'
  | 'change_password'
  | 'check_access_code'
  | 'delete_account'
  | 'forgot_password'
  | 'resume_contract'
  | 'save_credit_card';

/** Paths of the calls that an answer has shown to be missing, until the document ends: for `createApi`. */
export const missingCalls = new Set<string>();

/** Whether the backend may have the call: true until an answer shows otherwise. */
export const isOffered = (call: OptionalCall): boolean => ![...missingCalls].some((path) => path.endsWith(`/${call}`));
