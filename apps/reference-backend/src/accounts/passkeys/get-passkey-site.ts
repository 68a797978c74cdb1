import type { Context } from 'hono';
import { Refusal } from '../../http/refusal.ts';
import type { PasskeySite } from '../account-settings.ts';
import type { Accounts } from '../accounts.ts';

const localHostPattern = /^(?:[a-z0-9-]+\.)*localhost$/;

/** The site of a page on this machine. */
function getLocalSite(origin: string): PasskeySite | undefined {
  const { hostname } = URL.parse(origin) ?? {};
  return hostname !== undefined && localHostPattern.test(hostname) ? { origin, domain: hostname } : undefined;
}

/**
 * The site of the calling page, by its Origin header.
 * @throws Refusal forbidden for a site without passkeys
 */
export function getPasskeySite({ settings: { passkeySites } }: Accounts, context: Context): PasskeySite {
  const origin = context.req.header('origin') ?? '';
  const site = passkeySites ? passkeySites.find((candidate) => candidate.origin === origin) : getLocalSite(origin);
  if (!site) throw new Refusal(403, 'forbidden', 'this site has no passkeys');
  return site;
}
