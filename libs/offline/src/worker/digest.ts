async function sha256(content: string | ArrayBuffer): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
}

/** SHA-256 as base64url. @param content a text is read as UTF-8 */
export const getDigest = async (content: string | ArrayBuffer): Promise<string> =>
  (await sha256(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The policy source that allows an inline element. */
export const inlineSource = async (text: string): Promise<string> => `'sha256-${await sha256(text)}'`;
