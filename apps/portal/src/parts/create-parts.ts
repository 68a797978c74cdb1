import { type Api, type ApiReport, createApi } from '@touchline/api-client';
import type { BadAddress } from '@touchline/content';
import { PortalError } from '@touchline/contract';
import { lazyOnce, missingCalls, type SiteConfig } from '@touchline/feature-kit';
import type { Bootstrap } from '@touchline/feature-kit/rendering';
import { createClock, createI18n, getDirection, type Locale } from '@touchline/i18n';
import { createLazyRealtime, type Realtime } from '@touchline/realtime';
import { colorPreferenceAtom, createNotices, readColorPreference } from '@touchline/shell';
import { createConsoleSink, createLazyTelemetry, type Telemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { getLooks } from 'virtual:touchline/looks';
import type { AppParts } from './app-parts.ts';
import { loadFirstTexts } from './first-texts.ts';
import { createQueryClient } from './query-client.ts';
import { createLazyTexts } from './create-lazy-texts.ts';
import { createDeferredSession, type DeferredSession } from './deferred-session.ts';
import { retryUntilLoaded } from '../recovery/retry-until-loaded.ts';
import { waitForInputOrIdle } from './wait-for-input-or-idle.ts';

/**
 * Time limits in milliseconds. After the server's two seconds, a hanging call must become a Retry button within ten
 * (fault matrix, row 4).
 */
const requestLimits = { tryTimeoutMs: 5_500, totalTimeoutMs: 7_000 };

/**
 * Makes the parts of the page that the browser owns. English replaces a language that fails to load. The features load
 * when a part first needs them; a `when-needed` page waits for the viewer's first input.
 */
export async function createParts(
  { site, locale, build, route }: Pick<Bootstrap, 'site' | 'locale' | 'build' | 'route'>,
  now: number,
): Promise<AppParts> {
  const telemetry = createLazyTelemetry({
    sinks: import.meta.env.DEV ? [createConsoleSink()] : [],
    // The feature that asks for consent reads a stored answer and calls `setConsent`.
    consent: site.consentRequired ? 'unread' : true,
  });
  const i18n = await loadTranslations(site, locale, telemetry);
  const atoms = createStore();
  atoms.set(colorPreferenceAtom, readColorPreference());
  const clock = createClock(now);
  const features = lazyOnce(async () => {
    const { joinFeatures } = await import('./join-features.ts');
    const composition = joinFeatures(site.features, i18n, locale, telemetry.error);
    session.resolveSession(composition.session({ site, build, atoms, api: () => api, telemetry }));
    return composition;
  });
  const session = createDeferredSession(features);
  const api: Api = createApi({
    baseUrl: site.apiBase,
    language: locale,
    missingCalls,
    limits: requestLimits,
    auth: session.auth,
    onReport: (report) => reportCall(telemetry, report),
    onServerTime: clock.sync,
  });
  const queryClient = createQueryClient();
  const hydrationNeeded = route?.hydrate === 'when-needed' ? waitForInputOrIdle() : Promise.resolve();
  return {
    site,
    locale,
    clock,
    api,
    queryClient,
    atoms,
    i18n,
    realtime: createPageRealtime({ site, queryClient, session, telemetry }),
    telemetry,
    features,
    fills: hydrationNeeded.then(() => retryUntilLoaded(features)).then(({ textFills }) => textFills),
    laterTexts: createLazyTexts(i18n, locale, telemetry.error),
    session,
    notices: createNotices(),
    looks: getLooks(site.shell),
  };
}

/** Loads the texts that the page needs first. */
async function loadTranslations(site: SiteConfig, locale: Locale, telemetry: Telemetry): Promise<AppParts['i18n']> {
  return createI18n({
    locale,
    resources: await loadFirstTexts(locale, (error) => telemetry.error(error)),
    overrides: site.textOverrides?.[locale],
    direction: getDirection(locale, site.locales.direction),
    onMissing: (missing) => telemetry.error(new Error('A text is missing'), { ...missing }),
  });
}

/** Creates the page's socket, whose messages update the cache. The code of both loads with the first room. */
function createPageRealtime({
  site,
  queryClient,
  session,
  telemetry,
}: Pick<AppParts, 'site' | 'queryClient' | 'telemetry'> & { session: DeferredSession }): Realtime {
  return createLazyRealtime({
    url: site.socketUrl,
    customer: site.shortName,
    token: session.token,
    renewToken: (refusedToken) =>
      refusedToken === undefined ? session.auth.token() : session.auth.refresh(refusedToken),
    loadListeners: async () => {
      const { connectRoomsToCache } = await import('./socket-listeners.ts');
      const reportBadAddress = ({ message, ...details }: BadAddress) =>
        telemetry.error(new PortalError('invalid_response', { message }), { ...details });
      return (realtime) =>
        connectRoomsToCache(realtime, queryClient, { apiBase: site.apiBase, onBadAddress: reportBadAddress });
    },
    onReport: ({ kind, ...details }) =>
      telemetry.error(new PortalError('invalid_response', { message: kind }), details),
  });
}

/**
 * Reports a call's fault to the operator: status 500 and above, and responses of the wrong shape (specification,
 * section 8).
 */
function reportCall(telemetry: Telemetry, report: ApiReport): void {
  if (report.kind === 'failure') return telemetry.error(report.error, { call: report.call });
  const { call, path, message } = report;
  telemetry.error(new PortalError('invalid_response', { message }), { call, path });
}
