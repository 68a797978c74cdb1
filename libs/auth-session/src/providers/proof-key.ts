import { encodeBase64Url } from '../base64-url.ts';

/** 256 random bits, as 43 characters that need no encoding in addresses. */
export const createRandomToken = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(32)));

/** The challenge of a verifier: PKCE, method S256 (RFC 7636). */
export async function createChallenge(verifier: string): Promise<string> {
  return encodeBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
