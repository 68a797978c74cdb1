import type { AuthAdapter } from './api.ts';
import type { Received } from './send-request.ts';

type Send = (token: string | null) => Promise<Received>;

/** Longer than any error response, so that lists are not parsed twice. */
const maxFailureCharacters = 2_000;

/** Whether an answer's error is `token_expired`, in any letter case. */
function isTokenExpired(text: string): boolean {
  if (text.length > maxFailureCharacters || !/token_expired/i.test(text)) return false;
  try {
    const { error, messageErrorCode }: { error?: unknown; messageErrorCode?: unknown } = Object(JSON.parse(text));
    return Boolean(error) && [error, messageErrorCode].some((code) => String(code).toLowerCase() === 'token_expired');
  } catch {
    return false;
  }
}

/** Whether the server refused the token: by a 401, or by that error with 403 or 200 (decisions, section 6). */
const isRefused = ({ status, text }: Received): boolean =>
  status === 401 || ((status === 403 || status === 200) && isTokenExpired(text));

/**
 * Sends a request with the viewer's token. A refused token leads to exactly one more attempt with a refreshed token
 * (specification, section 4). Requests that are refused together share one refresh.
 */
export async function sendSigned(auth: AuthAdapter | undefined, send: Send): Promise<Received> {
  const token = auth ? await auth.token() : null;
  if (!auth || token === null) return send(null);
  const received = await send(token);
  if (!isRefused(received)) return received;
  const freshToken = await auth.refresh(token);
  return freshToken === null || freshToken === token ? received : send(freshToken);
}
