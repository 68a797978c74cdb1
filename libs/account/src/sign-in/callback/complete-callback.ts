import type { Session } from '@touchline/auth-session';
import { type Locale, localePath, locales, splitLocalePath } from '@touchline/i18n';
import { limitPath, refusedDevicePath } from '../arrival/paths.ts';

/** What the callback page has come to. */
export type CallbackEnd =
  /** A popup: the window that opened it goes on. */
  | { kind: 'handed-over' }
  /** The viewer goes on. @property to with the locale's prefix: the provider led back to the default locale's page @property popup may be closed */
  | { kind: 'go'; to: string; popup: boolean };

interface Callback {
  provider: string;
  /** The return address's query. */
  search: string;
  /** The customer's: a device too many is refused and not sent to the limit's page. */
  newDeviceFlow: boolean;
  /** The callback page's own; it has no prefix, so it is the site's default. */
  locale: Locale;
}

/**
 * Ends what began at a provider's button (section 4). @throws PortalError login_failed for an answer that nobody here asked for,
 * provider_not_supported, and what signing in throws
 */
export async function completeCallback(
  session: Pick<Session, 'completeRedirect' | 'sealLimit'>,
  { provider, search, newDeviceFlow, locale }: Callback,
): Promise<CallbackEnd> {
  const done = await session.completeRedirect(provider, search);
  if (!done) return { kind: 'handed-over' };
  const { result, returnTo, popup } = done;
  if (result.kind === 'signed_in') return { kind: 'go', to: returnTo, popup };
  const wanted = splitLocalePath(returnTo, { default: locale, enabled: [...locales] });
  const page = newDeviceFlow
    ? refusedDevicePath(wanted.path)
    : limitPath(await session.sealLimit(result.limit), wanted.path);
  return { kind: 'go', to: localePath(page, wanted.locale, { default: locale }), popup: false };
}
