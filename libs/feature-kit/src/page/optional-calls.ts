/**
 * Optional calls for a part of a page. The page hides that part if the backend lacks the call (decisions, section 6).
 */
export type OptionalCall =
  | 'calendar'
  | 'cancel_order'
  | 'change_password'
  | 'check_access_code'
  | 'delete_account'
  | 'forgot_password'
  | 'get_passkeys'
  | 'passkey_challenge'
  | 'resume_contract'
  | 'save_credit_card'
  | 'send_login_code';

/** Paths of the calls that the backend lacks, as answers have shown since the document was opened. For `createApi`. */
export const missingCalls = new Set<string>();

/** Whether the backend may have the call: true until an answer shows otherwise. */
export const isOffered = (call: OptionalCall): boolean => ![...missingCalls].some((path) => path.endsWith(`/${call}`));
