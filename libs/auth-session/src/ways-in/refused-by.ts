import { isKnownErrorCode, PortalError, toErrorCode } from '@touchline/contract';

/** `invalid_client`; a sentence in Chinese has no spaces either. */
const isCode = /^[\w.:-]+$/;

/**
 * A refusal at a provider. With words for the viewer it says them, under the provider's own code; a provider's `server_error` is not
 * ours, whose text would stand in the words' place. Without words it is a sign-in that failed; a code is
 * no words, though some providers put one into their place.
 */
export function refusedBy(error: string, words: string | undefined): PortalError {
  if (!words || isCode.test(words.trim())) return new PortalError('login_failed', { message: error });
  const code = toErrorCode(error);
  return new PortalError(isKnownErrorCode(code) ? 'default_error_message' : code, { said: words });
}
