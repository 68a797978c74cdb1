import {
  PortalError,
  type NewPasskey,
  type PasskeyAssertion,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@touchline/contract';
import { decodeBase64Url, encodeBase64Url } from '../base64-url.ts';

const encode = (bytes: ArrayBuffer): string => encodeBase64Url(new Uint8Array(bytes));

interface KnownCredential {
  id: string;
  type: 'public-key';
  transports?: string[] | undefined;
}

/** A known credential in the browser's own form. The transports only shorten the browser's search. */
const toDescriptor = ({ id, type }: KnownCredential): PublicKeyCredentialDescriptor => ({
  id: decodeBase64Url(id),
  type,
});

/** The errors of a browser whose viewer has closed its dialog, waited too long, or whose page has moved on. */
const canceledErrors: readonly string[] = ['NotAllowedError', 'AbortError'];

/**
 * Runs the browser's dialog.
 * @returns null if the viewer closes it or has no passkey
 * @throws PortalError conflict for a device with a passkey already; provider_unavailable without support for passkeys
 */
async function runDialog(openDialog: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  if (!('PublicKeyCredential' in globalThis)) throw new PortalError('provider_unavailable', { retryable: false });
  try {
    const credential = await openDialog();
    return credential instanceof PublicKeyCredential ? credential : null;
  } catch (cause) {
    const { name } = cause instanceof Error ? cause : new Error();
    if (canceledErrors.includes(name)) return null;
    throw new PortalError(name === 'InvalidStateError' ? 'conflict' : 'authentication_failed', { cause });
  }
}

export interface PasskeyDialogOptions {
  /** Closes the dialog. */
  signal?: AbortSignal | undefined;
  /** Offers passkeys in the suggestions of the e-mail field, instead of a dialog. */
  isSuggestion?: boolean | undefined;
}

/**
 * Asks the viewer for a passkey.
 * @param request the server's challenge
 * @returns the answer for `signIn`; null if the viewer closes the dialog, or if the browser has no suggestions
 * @throws PortalError
 */
export async function askForPasskey(
  { challenge, timeout, rpId, allowCredentials, userVerification }: PasskeyRequest,
  { signal, isSuggestion = false }: PasskeyDialogOptions = {},
): Promise<PasskeyAssertion | null> {
  const publicKey: PublicKeyCredentialRequestOptions = {
    challenge: decodeBase64Url(challenge),
    ...(timeout !== undefined && { timeout }),
    ...(rpId !== undefined && { rpId }),
    ...(allowCredentials && { allowCredentials: allowCredentials.map(toDescriptor) }),
    ...(userVerification && { userVerification }),
  };
  const credential = await runDialog(() =>
    navigator.credentials.get({
      publicKey,
      ...(signal && { signal }),
      ...(isSuggestion && { mediation: 'conditional' as const }),
    }),
  );
  if (!(credential?.response instanceof AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = credential.response;
  return {
    rawId: encode(credential.rawId),
    response: {
      clientDataJSON: encode(clientDataJSON),
      authenticatorData: encode(authenticatorData),
      signature: encode(signature),
      userHandle: userHandle ? encode(userHandle) : undefined,
    },
  };
}

/** Whether the browser can offer passkeys in the suggestions of a field. */
export async function canSuggestPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  // Firefox 115 lacks this function.
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/**
 * Makes a passkey on the viewer's device.
 * @param creation the server's challenge
 * @param siteName the name that the browser shows
 * @returns null if the viewer closes the dialog
 * @throws PortalError conflict if the device has a passkey of the account already
 */
export async function makePasskey(creation: PasskeyCreation, siteName: string): Promise<NewPasskey | null> {
  const { challenge, timeout, rp, user, pubKeyCredParams, excludeCredentials = [], authenticatorSelection } = creation;
  const publicKey: PublicKeyCredentialCreationOptions = {
    challenge: decodeBase64Url(challenge),
    rp: { name: siteName, ...(rp.id !== undefined && { id: rp.id }) },
    user: { ...user, id: decodeBase64Url(user.id) },
    pubKeyCredParams,
    excludeCredentials: excludeCredentials.map(toDescriptor),
    ...(timeout !== undefined && { timeout }),
    ...(authenticatorSelection && {
      authenticatorSelection: {
        requireResidentKey: authenticatorSelection.residentKey === 'required',
        residentKey: authenticatorSelection.residentKey ?? 'preferred',
        userVerification: authenticatorSelection.userVerification ?? 'preferred',
      },
    }),
  };
  const credential = await runDialog(() => navigator.credentials.create({ publicKey }));
  if (!(credential?.response instanceof AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = credential.response;
  return {
    rawId: encode(credential.rawId),
    response: {
      clientDataJSON: encode(clientDataJSON),
      attestationObject: encode(attestationObject),
      // Firefox 115 lacks this function.
      transports: credential.response.getTransports?.(),
    },
  };
}
