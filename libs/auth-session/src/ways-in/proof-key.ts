const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** 256 random bits, as 43 characters that addresses carry unchanged. */
export const randomWord = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** The challenge of a verifier: PKCE, method S256 (RFC 7636). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))));
}
