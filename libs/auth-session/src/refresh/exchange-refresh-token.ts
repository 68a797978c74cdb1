import type { Api } from '@touchline/api-client';
import { PortalError, toPortalError, type DeviceDescription, type SignInAnswer } from '@touchline/contract';
import type { Renewal } from './create-refresher.ts';
import { exchangeToken, getProfile, tokenExchangeGrant, tokenTypes } from '../endpoints.ts';

/** One try, in milliseconds. */
const tryTime = 8_000;
/** The question whose a pair is, in milliseconds: a viewer may be waiting for the pair. */
const ownerTime = 3_000;

/** Gives up what takes too long. */
async function within<Value>(timeMs: number, ask: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), timeMs);
  try {
    return await ask(ending.signal);
  } catch (error) {
    throw ending.signal.aborted ? new PortalError('timeout', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

function attempt(api: Api, refreshToken: string, device: DeviceDescription): Promise<SignInAnswer> {
  const body = {
    grant_type: tokenExchangeGrant,
    subject_token: refreshToken,
    subject_token_type: tokenTypes.refresh_token,
    requested_token_type: tokenTypes.access_token,
    device,
    strategy: 'refresh',
  } as const;
  return within(tryTime, (signal) => api.call(exchangeToken, { body }, { signal }));
}

/** The viewer that a token is of; undefined where the server does not say it in time. */
async function ownerOf(api: Api, token: string): Promise<string | undefined> {
  try {
    return (await within(ownerTime, (signal) => api.call(getProfile, {}, { token, signal }))).id;
  } catch {
    return undefined;
  }
}

async function exchange(...words: Parameters<typeof attempt>): Promise<SignInAnswer> {
  try {
    return await attempt(...words);
  } catch (error) {
    const { code, retryable } = toPortalError(error);
    if (!retryable || code === 'offline' || code === 'too_many_requests') throw error;
    return attempt(...words);
  }
}

/**
 * Exchanges a refresh token for the next pair, and finds out whose that is. Where the answer may have been lost the same token is sent once more: the server
 * gives the pair that it made for it again (its grace).
 * @returns the pair, and the id of its viewer: as the answer names them, or as the profile does that the new token opens
 * @throws PortalError refresh_token_failed when it is refused
 */
export async function exchangeRefreshToken(
  api: Api,
  refreshToken: string,
  device: DeviceDescription,
): Promise<Renewal> {
  const { tokenData: tokens, profile } = await exchange(api, refreshToken, device);
  return { tokens, owner: profile?.id ?? (await ownerOf(api, tokens.access_token)) };
}
