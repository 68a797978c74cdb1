import type { Api } from '@touchline/api-client';
import { PortalError, toPortalError, type DeviceDescription, type SignInAnswer } from '@touchline/contract';
import type { RenewedTokens } from './refresh-state.ts';
import { exchangeToken, getProfile, tokenExchangeGrant, tokenTypes } from '../endpoints.ts';

const tryTimeoutMs = 8_000;
/** Time limit for the request that finds the tokens' viewer, because the page may be waiting for the tokens. */
const ownerTimeoutMs = 3_000;

/** Stops waiting after the limit. */
async function withTimeLimit<Value>(limitMs: number, request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const timeLimitController = new AbortController();
  const timer = setTimeout(() => timeLimitController.abort(), limitMs);
  try {
    return await request(timeLimitController.signal);
  } catch (error) {
    throw timeLimitController.signal.aborted ? new PortalError('timeout', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

function requestTokens(api: Api, refreshToken: string, device: DeviceDescription): Promise<SignInAnswer> {
  const body = {
    grant_type: tokenExchangeGrant,
    subject_token: refreshToken,
    subject_token_type: tokenTypes.refresh_token,
    requested_token_type: tokenTypes.access_token,
    device,
    strategy: 'refresh',
  } as const;
  return withTimeLimit(tryTimeoutMs, (signal) => api.call(exchangeToken, { body }, { signal }));
}

/** The viewer of a token; undefined when the server does not answer in time. */
async function fetchOwnerId(api: Api, token: string): Promise<string | undefined> {
  try {
    return (await withTimeLimit(ownerTimeoutMs, (signal) => api.call(getProfile, {}, { token, signal }))).id;
  } catch {
    return undefined;
  }
}

async function exchangeWithRetry(...tokenArguments: Parameters<typeof requestTokens>): Promise<SignInAnswer> {
  try {
    return await requestTokens(...tokenArguments);
  } catch (error) {
    const { code, retryable } = toPortalError(error);
    if (!retryable || code === 'offline' || code === 'too_many_requests') throw error;
    return requestTokens(...tokenArguments);
  }
}

/**
 * Exchanges a refresh token for the next pair, and finds its viewer. After a lost response it sends the same token once
 * more: for a short time the server returns the same new pair.
 * @returns the pair and its viewer's id: from the response, or from the profile
 * @throws PortalError refresh_token_failed when the server refuses the token
 */
export async function exchangeRefreshToken(
  api: Api,
  refreshToken: string,
  device: DeviceDescription,
): Promise<RenewedTokens> {
  const { tokenData: tokens, profile } = await exchangeWithRetry(api, refreshToken, device);
  return { tokens, ownerId: profile?.id ?? (await fetchOwnerId(api, tokens.access_token)) };
}
