import { isKnownErrorCode, PortalError, toErrorCode } from '@touchline/contract';

/** Such as `invalid_client`; a sentence in Chinese has no spaces, either. */
const codePattern = /^[\w.:-]+$/;

/**
 * A provider's refusal with a message keeps its code, or gets the default code if the portal has its own text for it.
 * Without a message, or with a code instead of one, it is a failed sign-in.
 */
export function toRefusalError(error: string, description: string | undefined): PortalError {
  if (!description || codePattern.test(description.trim())) return new PortalError('login_failed', { message: error });
  const code = toErrorCode(error);
  return new PortalError(isKnownErrorCode(code) ? 'default_error_message' : code, { said: description });
}
