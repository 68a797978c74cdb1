import { createApi } from '@touchline/api-client';
import { composeFeatures, type SiteConfig } from '@touchline/feature-kit';
import { createI18n, directionOf, fallbackLocale, type Locale } from '@touchline/i18n';
import { createRealtime } from '@touchline/realtime';
import { createConsoleSink, createTelemetry } from '@touchline/telemetry';
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
  const report = (error: unknown) => telemetry.error(error);
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
    api: createApi({ baseUrl: site.apiBase, onReport: report }),
    queryClient: createQueryClient(),
    atoms,
    i18n: createI18n({
      locale,
      resources,
      overrides: site.textOverrides?.[locale],
      direction: directionOf(locale, site.locales.direction),
    }),
    realtime: createRealtime({ url: site.socketUrl, customer: site.shortName, onReport: report }),
    telemetry,
    composition,
  };
}
