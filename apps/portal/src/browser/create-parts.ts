import { type ApiReport, createApi } from '@touchline/api-client';
import { PortalError } from '@touchline/contract';
import { composeFeatures, type SiteConfig } from '@touchline/feature-kit';
import { createI18n, directionOf, fallbackLocale, type Locale } from '@touchline/i18n';
import { createRealtime } from '@touchline/realtime';
import { createConsoleSink, createTelemetry, type Telemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { features } from 'virtual:touchline/features';
import { texts } from 'virtual:touchline/texts';
import type { AppParts } from '../app.tsx';
import { colorPreferenceAtom, readColorPreference } from '../color-mode.ts';
import { withReachableLinks } from '../reachable-links.ts';
import { createQueryClient } from '../query-client.ts';

/** Makes the parts of the page that the browser owns. A language that fails to load is logged and English stands in. */
export async function createParts(site: SiteConfig, locale: Locale, now: number): Promise<AppParts> {
  const telemetry = createTelemetry({ sinks: import.meta.env.DEV ? [createConsoleSink()] : [] });
  const resources = await texts[locale]().catch((error: unknown) => {
    console.error(`Failed to load the texts of "${locale}"`, error);
    return locale === fallbackLocale ? {} : texts[fallbackLocale]().catch(() => ({}));
  });
  const atoms = createStore();
  atoms.set(colorPreferenceAtom, readColorPreference(site.id));
  const composition = composeFeatures(features, site.features);
  return {
    site: withReachableLinks(site, composition),
    locale,
    now,
    api: createApi({ baseUrl: site.apiBase, onReport: (report) => reportCall(telemetry, report) }),
    queryClient: createQueryClient(),
    atoms,
    i18n: createI18n({
      locale,
      resources,
      overrides: site.textOverrides?.[locale],
      direction: directionOf(locale, site.locales.direction),
    }),
    realtime: createRealtime({
      url: site.socketUrl,
      customer: site.shortName,
      onReport: ({ kind, ...details }) =>
        telemetry.error(new PortalError('invalid_response', { message: kind }), details),
    }),
    telemetry,
    composition,
  };
}

/** What a call went through, for the operator: status 500 and above, and what did not fit (section 8). */
function reportCall(telemetry: Telemetry, report: ApiReport): void {
  if (report.kind === 'failure') return telemetry.error(report.error, { call: report.call });
  const { call, path, message } = report;
  telemetry.error(new PortalError('invalid_response', { message }), { call, path });
}
