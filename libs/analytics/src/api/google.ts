import type { PageView, TelemetrySink } from '@touchline/telemetry';
import { toEventParams } from './event-params.ts';
import { createGtag, type TagWindow } from './google-tag.ts';
import { loadTag } from './load-tag.ts';

/** A host and its parent domains: the tag sets its cookies on the highest domain that the browser allows. */
function getDomains(host: string): string[] {
  const hostLabels = host.split('.');
  return hostLabels.slice(0, -1).map((_, index) => hostLabels.slice(index).join('.'));
}

/** Assignments to `document.cookie` that delete the tag's cookies: `_ga` and `_ga_<measurement id>`. */
function getExpiredCookies(
  measurementId: string,
  { cookie, location }: Pick<Document, 'cookie' | 'location'>,
): string[] {
  const cookieNames = new Set(['_ga', `_ga_${measurementId.replace(/^G-/, '')}`]);
  const presentNames = cookie.split('; ').map((cookiePair) => cookiePair.slice(0, cookiePair.indexOf('=')));
  return presentNames
    .filter((name) => cookieNames.has(name))
    .flatMap((name) => {
      const expiredCookie = `${name}=; path=/; max-age=0`;
      return [expiredCookie, ...getDomains(location.hostname).map((domain) => `${expiredCookie}; domain=${domain}`)];
    });
}

export interface GoogleOptions {
  /** `G-…`. */
  measurementId: string;
  /** Origin of the tag; by default Google's. */
  origin?: string | undefined;
  /** The open page. */
  page: PageView;
  window?: TagWindow | undefined;
}

/**
 * Google Analytics 4, as a receiver of telemetry. Created after consent, or at once when the customer requires no
 * consent.
 */
export interface Google {
  sink: TelemetrySink;
  /** Sends an event of an earlier page. */
  event: (name: string, params: object) => void;
  /** @throws Error when the tag fails to load */
  loaded: Promise<void>;
  /** Starts to send: the visitor has given consent, for the first time or after a refusal. */
  grant: () => void;
  /** The visitor has withdrawn consent: stops sending and removes the cookies. */
  refuse: () => void;
}

/** About a year (specification, section 9); the tag's default is two years. */
const cookieLifetimeSeconds = 31_536_000;

/** Consent covers only analytics; consent to advertising stays denied. */
const deniedConsent = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
} as const;

/**
 * @returns the origin of the site that the visitor came from; '' within the portal, whose addresses may contain secrets
 */
function getReferrer({ referrer, location }: Document): string {
  const url = /^https?:/.test(referrer) ? new URL(referrer) : null;
  return url && url.origin !== location.origin ? `${url.origin}/` : '';
}

/**
 * Sends Google's tag its documented commands. The tag's own page address and title are replaced, because an address may
 * contain a secret and a title a search text.
 */
export function createGoogle({
  measurementId,
  origin = 'https://www.googletagmanager.com',
  page: pageView,
  window = globalThis.window,
}: GoogleOptions): Google {
  const { document, location } = window;
  const gtag = createGtag(window);
  /** Documented flag: true keeps the tag from sending and from setting cookies. */
  const disable = (isOff: boolean) => Reflect.set(window, `ga-disable-${measurementId}`, isOff);
  const grantConsent = () => {
    disable(false);
    gtag('consent', 'update', { ...deniedConsent, analytics_storage: 'granted' });
  };
  const toPageFields = ({ path, route = path }: PageView) => ({
    page_location: location.origin + path,
    page_title: route,
  });
  const event: Google['event'] = (name, params) => gtag('event', name, toEventParams(params));

  gtag('consent', 'default', deniedConsent);
  grantConsent();
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    cookie_expires: cookieLifetimeSeconds,
    cookie_flags: location.protocol === 'https:' ? 'SameSite=Lax;Secure' : 'SameSite=Lax',
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_referrer: getReferrer(document),
    ...toPageFields(pageView),
  });
  return {
    event,
    loaded: loadTag(origin, measurementId, window),
    grant: grantConsent,
    refuse() {
      disable(true);
      gtag('consent', 'update', deniedConsent);
      for (const expiredCookie of getExpiredCookies(measurementId, document)) document.cookie = expiredCookie;
    },
    sink: {
      page(page) {
        const pageFields = toPageFields(page);
        gtag('set', pageFields);
        gtag('event', 'page_view', { ...pageFields, page_route: pageFields.page_title });
      },
      event,
      identify: (userId) => gtag('set', { user_id: userId }),
    },
  };
}
