import { toUrl } from '@touchline/contract';
import type { PushOptions } from '../options.ts';

/**
 * The OneSignal app for browsers on this host: OneSignal binds each app to one host.
 * @returns the app id, or undefined if the customer has no app for the host
 */
export function getAppId(
  { appId, ownDomainAppId, ownDomain }: Pick<PushOptions, 'appId' | 'ownDomainAppId' | 'ownDomain'>,
  hostname: string,
): string | undefined {
  const domain = ownDomain === undefined ? undefined : toUrl(ownDomain)?.hostname;
  return domain === hostname ? (ownDomainAppId ?? appId) : appId;
}
