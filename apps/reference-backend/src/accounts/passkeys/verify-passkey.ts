import type { NewPasskey, PasskeyAssertion } from '@touchline/contract';
import * as z from 'zod/mini';
import type { PasskeyRow } from '../../database/account-tables.ts';
import type { Accounts } from '../accounts.ts';
import { consumeChallenge } from './passkey-challenges.ts';

/** The library has many dependencies, which most starts of the backend do not need. */
const loadLibrary = () => import('@simplewebauthn/server');

/** The part of the browser's own data that names the challenge. */
const clientDataSchema = z.object({ challenge: z.string() });

/** Reads the challenge of a passkey's answer; undefined for malformed data. */
function readChallenge(clientDataJson: string): string | undefined {
  try {
    const clientData: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString());
    return z.safeParse(clientDataSchema, clientData).data?.challenge;
  } catch {
    return undefined;
  }
}

/** The bytes of a user's id, by which browsers find a viewer's passkeys. */
export const toUserHandle = (userId: string): string => Buffer.from(userId).toString('base64url');

/**
 * Verifies a sign-in: this server's challenge with its origin and domain, the user, the signature, and the number of
 * signatures.
 * @returns the new number of signatures; undefined for a wrong answer
 */
export async function verifyAssertion(
  accounts: Accounts,
  { rawId, response }: PasskeyAssertion,
  passkey: PasskeyRow | undefined,
): Promise<number | undefined> {
  const challenge = readChallenge(response.clientDataJSON);
  const site = challenge === undefined ? undefined : await consumeChallenge(accounts, challenge, null);
  if (challenge === undefined || !site || !passkey || passkey.domain !== site.domain) return undefined;
  const { userHandle, ...signedParts } = response;
  if (userHandle !== undefined && userHandle !== toUserHandle(passkey.userId)) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  try {
    const { verified: isVerified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: rawId, rawId, type: 'public-key', clientExtensionResults: {}, response: signedParts },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
    });
    return isVerified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for each wrong answer.
    return undefined;
  }
}

/** The stored part of a verified passkey. */
export type VerifiedPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'domain' | 'signCount'>;

/** Verifies a new passkey for a viewer; undefined for a wrong one. */
export async function verifyNewPasskey(
  accounts: Accounts,
  { rawId, response: { clientDataJSON, attestationObject } }: NewPasskey,
  userId: string,
): Promise<VerifiedPasskey | undefined> {
  const challenge = readChallenge(clientDataJSON);
  const site = challenge === undefined ? undefined : await consumeChallenge(accounts, challenge, userId);
  if (challenge === undefined || !site) return undefined;
  const { verifyRegistrationResponse } = await loadLibrary();
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: rawId,
        rawId,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.domain,
    });
    if (!registrationInfo) return undefined;
    const { id: credentialId, publicKey, counter: signCount } = registrationInfo.credential;
    return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), domain: site.domain, signCount };
  } catch {
    // The library throws for each wrong answer.
    return undefined;
  }
}
