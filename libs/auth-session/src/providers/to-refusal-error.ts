import { isKnownErrorCode, PortalError, toErrorCode } from '@touchline/contract';

/** A bare code such as `invalid_client`. A missing space proves nothing, because a Chinese sentence has none. */
const codePattern = /^[\w.:-]+$/;

/**
 * The error of a provider's refusal. The viewer sees the provider's message, so a code for which the portal has a text
 * becomes the default code. Without a message, or with a bare code, it is login_failed.
 */
export function toRefusalError(error: string, description: string | undefined): PortalError {
  if (!description || codePattern.test(description.trim())) return new PortalError('login_failed', { message: error });
  const code = toErrorCode(error);
  return new PortalError(isKnownErrorCode(code) ? 'default_error_message' : code, { said: description });
}
