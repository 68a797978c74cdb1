import type { Api } from '@touchline/api-client';
import { askForPasskey, canSuggestPasskeys, type PasskeyDialogOptions } from '@touchline/auth-session';
import { getPasskeyChallenge, type PasskeyAssertion } from '@touchline/contract';

/**
 * Asks the server for a challenge and the viewer for a passkey.
 * @returns null if the viewer closes the browser's dialog, or if the browser has no suggestions
 */
export async function requestPasskey(api: Api, options: PasskeyDialogOptions): Promise<PasskeyAssertion | null> {
  if (options.isSuggestion && !(await canSuggestPasskeys())) return null;
  const { publicKey } = await api.call(getPasskeyChallenge, {});
  return options.signal?.aborted ? null : askForPasskey(publicKey, options);
}
