import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { Refusal } from '../../http/refusal.ts';
import { toSubject } from './to-subject.ts';
import { appendPath, type VerifySubject } from './subject.ts';

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

function getKeys(issuer: string): ReturnType<typeof createRemoteJWKSet> {
  const keys =
    keySets.get(issuer) ?? createRemoteJWKSet(new URL(appendPath(issuer, '/auth/keys')), { timeoutDuration: 5000 });
  keySets.set(issuer, keys);
  return keys;
}

/** Verifies an id token: its signature by one of Apple's published keys, its issuer, our client id, and its age. */
export const verifyApple: VerifySubject = async ({ token, kind }, { url, clientId }) => {
  if (kind !== 'id_token' || clientId === undefined) return undefined;
  try {
    const verifyOptions = {
      issuer: url,
      audience: clientId,
      requiredClaims: ['sub', 'exp'],
      algorithms: ['RS256', 'ES256'],
    };
    const { payload } = await jwtVerify(token, getKeys(url), verifyOptions);
    return toSubject(payload);
  } catch (error) {
    if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
      throw new Refusal(503, 'service_unavailable', 'the provider does not answer');
    return undefined;
  }
};
