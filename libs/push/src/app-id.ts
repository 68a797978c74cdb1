import { toUrl } from '@touchline/contract';
import type { PushOptions } from './options.ts';

/** The app that this host's browsers are subscribed to: the provider ties each to one host. Undefined where there is none. */
export function appIdOf(
  { appId, ownDomainAppId, ownDomain }: Pick<PushOptions, 'appId' | 'ownDomainAppId' | 'ownDomain'>,
  hostname: string,
): string | undefined {
  const own = ownDomain === undefined ? undefined : toUrl(ownDomain)?.hostname;
  return own === hostname ? (ownDomainAppId ?? appId) : appId;
}
