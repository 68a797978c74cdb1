import type { Api } from '@touchline/api-client';
import { PortalError, toPortalError, type DeviceDescription, type TokenData } from '@touchline/contract';
import { exchangeToken, tokenExchangeGrant, tokenTypes } from '../endpoints.ts';

/** One try, in milliseconds. */
const tryTime = 8_000;

async function attempt(api: Api, refreshToken: string, device: DeviceDescription): Promise<TokenData> {
  const ending = new AbortController();
  const timer = setTimeout(() => ending.abort(), tryTime);
  try {
    const body = {
      grant_type: tokenExchangeGrant,
      subject_token: refreshToken,
      subject_token_type: tokenTypes.refresh_token,
      requested_token_type: tokenTypes.access_token,
      device,
      strategy: 'refresh',
    } as const;
    return (await api.call(exchangeToken, { body }, { signal: ending.signal })).tokenData;
  } catch (error) {
    throw ending.signal.aborted ? new PortalError('timeout', { cause: error }) : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Exchanges a refresh token for the next pair. Where the answer may have been lost the same token is sent once more: the server
 * gives the pair that it made for it again (its grace). @throws PortalError refresh_token_failed when it is refused
 */
export async function exchangeRefreshToken(
  api: Api,
  refreshToken: string,
  device: DeviceDescription,
): Promise<TokenData> {
  try {
    return await attempt(api, refreshToken, device);
  } catch (error) {
    const { code, retryable } = toPortalError(error);
    if (!retryable || code === 'offline' || code === 'too_many_requests') throw error;
    return attempt(api, refreshToken, device);
  }
}
