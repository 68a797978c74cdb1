import type { Session } from '@touchline/auth-session';
import { type Locale, localePath, locales, splitLocalePath } from '@touchline/i18n';
import { getLimitPath, getRefusedDevicePath } from '../../sign-in-paths.ts';

/** The result of the callback page. */
export type CallbackOutcome =
  /** The page is a popup, and its opener continues the sign-in. */
  | { kind: 'handed-over' }
  /**
   * The page to open next. @property to with the locale's prefix, because the provider's return address has none
   * @property isPopup may be closed
   */
  | { kind: 'go'; to: string; isPopup: boolean };

interface Callback {
  provider: string;
  /** The query of the return address. */
  search: string;
  /** The customer's setting: refuse a device above the limit, without the limit page. */
  hasNewDeviceFlow: boolean;
  /** The callback page's own locale; its address has no prefix, so it is the site's default. */
  locale: Locale;
}

/**
 * Completes a sign-in that a provider's button began (specification, section 4).
 * @throws PortalError login_failed for a response that this browser did not request, provider_not_supported, and the
 * sign-in's errors
 */
export async function completeCallback(
  session: Pick<Session, 'completeRedirect' | 'sealLimit'>,
  { provider, search, hasNewDeviceFlow, locale }: Callback,
): Promise<CallbackOutcome> {
  const redirect = await session.completeRedirect(provider, search);
  if (!redirect) return { kind: 'handed-over' };
  const { result, returnTo, popup: isPopup } = redirect;
  if (result.kind === 'signed_in') return { kind: 'go', to: returnTo, isPopup };
  const target = splitLocalePath(returnTo, { default: locale, enabled: [...locales] });
  const page = hasNewDeviceFlow
    ? getRefusedDevicePath(target.path)
    : getLimitPath(await session.sealLimit(result.limit), target.path);
  return { kind: 'go', to: localePath(page, target.locale, { default: locale }), isPopup: false };
}
