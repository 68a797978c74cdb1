/**
 * All known codes: of the specification (section 8), the decisions, HTTP statuses, and failures without a response. The
 * shell has a text `errors.{code}` for each.
 */
export const errorCodes = [
  'default_error_message',
  'network_error',
  'timeout',
  'offline',
  'aborted',
  'invalid_response',
  'invalid_request',
  'unauthorized',
  'token_expired',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_many_requests',
  'server_error',
  'service_unavailable',
  'device_limit_exceeded',
  'refresh_token_failed',
  'expired_session_error',
  'popup_closed',
  'popup_blocked',
  'login_failed',
  'authentication_failed',
  'provider_not_supported',
  'provider_unavailable',
  'user_data_not_found',
  'user_already_exists',
  'invalid_email',
  'invalid_password',
  'common_password',
  'wrong_password',
  'reset_token_invalid',
  'title_required',
  'invalid_range',
  'clip_limit_exceeded',
  'clip_seconds_exceeded',
  'no_stored_card',
  'access_code_invalid',
  'access_code_used',
  'access_code_expired',
  'too_many_tries',
  'idempotency_conflict',
  'already_owned',
  'already_covered',
  'card_declined',
  'price_changed',
  'purchase_in_progress',
  'not_resumable',
  'stream_unavailable',
  'region_blocked',
] as const;

export type KnownErrorCode = (typeof errorCodes)[number];

declare const foreignCodeBrand: unique symbol;
/** A server's or provider's code that the portal does not know. */
export type ForeignErrorCode = string & { readonly [foreignCodeBrand]: true };

/** The code of an error. */
export type ErrorCode = KnownErrorCode | ForeignErrorCode;

const knownCodes: ReadonlySet<string> = new Set(errorCodes);
/** Whether the portal knows a code. */
export const isKnownErrorCode = (code: string): code is KnownErrorCode => knownCodes.has(code);

/** Finds a known code in any letter case (decisions, section 6). */
function toKnownCode(code: string): KnownErrorCode | undefined {
  const lowerCaseCode = code.trim().toLowerCase();
  return isKnownErrorCode(lowerCaseCode) ? lowerCaseCode : undefined;
}

/** Whether a text can be a code. A sentence is no code, because `errors.{code}` must be one key. */
const isForeign = (code: string): code is ForeignErrorCode => /^[\w-]{1,64}$/.test(code);

/**
 * Converts a value from outside to a code. Known codes may have any letter case, unknown ones stay unchanged, and other
 * values become `default_error_message` (specification, section 8).
 */
export function toErrorCode(code: unknown): ErrorCode {
  if (typeof code !== 'string') return 'default_error_message';
  return toKnownCode(code) ?? (isForeign(code) ? code : 'default_error_message');
}

const codeByStatus: Readonly<Record<number, KnownErrorCode>> = {
  400: 'invalid_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'timeout',
  409: 'conflict',
  429: 'too_many_requests',
  503: 'service_unavailable',
};

/** The code of a failure without a code of the server, for example from a proxy. */
export function errorCodeOfStatus(status: number): KnownErrorCode {
  return codeByStatus[status] ?? (status >= 500 ? 'server_error' : 'default_error_message');
}
