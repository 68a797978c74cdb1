import { getFailure } from '@touchline/contract';
import type { AuthAdapter } from './api.ts';
import type { ReceivedResponse } from './send-request.ts';

type Send = (token: string | null) => Promise<ReceivedResponse>;

/**
 * Codes of a 401 that concern the token; another code, such as `wrong_password`, concerns the sent
 * data.
 */
const tokenErrorCodes: ReadonlySet<string> = new Set(['unauthorized', 'token_expired', 'default_error_message']);

/** The error code of a response; undefined for a success. */
function getErrorCode({ status, text }: ReceivedResponse): string | undefined {
  // Without this check, most successful responses would be parsed twice.
  if (status < 400 && !/token_expired/i.test(text)) return undefined;
  try {
    return getFailure(JSON.parse(text), status)?.code;
  } catch {
    return getFailure(undefined, status)?.code;
  }
}

/** Whether the server refused the token: by a 401, or by `token_expired` with 403 or 200 (decisions, section 6). */
function isTokenRefused(response: ReceivedResponse): boolean {
  const { status } = response;
  if (status !== 401 && status !== 403 && status !== 200) return false;
  const code = getErrorCode(response);
  if (status !== 401) return code === 'token_expired';
  return code !== undefined && tokenErrorCodes.has(code);
}

/**
 * Sends a request with the viewer's token. If the server refuses the token, sends it once more with a refreshed one
 * (specification, section 4).
 */
export async function sendSigned(auth: AuthAdapter | undefined, send: Send): Promise<ReceivedResponse> {
  const token = auth ? await auth.token() : null;
  if (!auth || token === null) return send(null);
  const response = await send(token);
  if (!isTokenRefused(response)) return response;
  const freshToken = await auth.refresh(token);
  return freshToken === null || freshToken === token ? response : send(freshToken);
}
