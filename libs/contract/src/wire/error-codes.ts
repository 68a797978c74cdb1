/**
 * Every code an error can carry: section 8 of the specification, the decisions, the wire's statuses, and what
 * happens before an answer arrives. The shell translates each as `errors.{code}`.
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
  'wrong_password',
  'reset_token_invalid',
  'title_required',
  'invalid_range',
  'no_stored_card',
  'access_code_invalid',
  'access_code_used',
  'access_code_expired',
  'stream_unavailable',
  'region_blocked',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

const known: ReadonlySet<string> = new Set(errorCodes);
const isErrorCode = (code: string): code is ErrorCode => known.has(code);

/** A code from outside; an unknown one falls back to `default_error_message` (section 8). */
export function toErrorCode(code: unknown): ErrorCode {
  return typeof code === 'string' && isErrorCode(code) ? code : 'default_error_message';
}

const byStatus: Readonly<Record<number, ErrorCode>> = {
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

/** The code of a failed answer that names none. */
export function errorCodeOfStatus(status: number): ErrorCode {
  return byStatus[status] ?? (status >= 500 ? 'server_error' : 'default_error_message');
}
