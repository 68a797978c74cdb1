import { createApi } from '@touchline/api-client';
import { composeFeatures } from '@touchline/feature-kit';
import { createSiteConfig } from '@touchline/feature-kit/testing/site';
import { createClock, createI18n, type Texts } from '@touchline/i18n';
import { createNotices } from '@touchline/shell';
import { Variant as header } from '@touchline/shell/header/bar';
import { Variant as navigation } from '@touchline/shell/navigation/top';
import english from '@touchline/shell/locales/en.json' with { type: 'json' };
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AppParts } from '../parts/app-parts.ts';
import { createQueryClient } from '../parts/query-client.ts';

const texts: Texts = english;

/**
 * Creates the parts of an anonymous visitor's page without features, with the shell's English texts and an API without
 * a network.
 */
export function createAppParts(overrides: Partial<AppParts> = {}): AppParts {
  const locale = overrides.locale ?? 'en';
  const emptyComposition = composeFeatures([], {});
  return {
    site: createSiteConfig(),
    locale,
    clock: createClock(Date.now()),
    api: createApi({ baseUrl: 'http://backend.invalid', fetch: () => Promise.reject(new TypeError('no network')) }),
    queryClient: createQueryClient(),
    atoms: createStore(),
    i18n: createI18n({ locale, resources: { shell: texts } }),
    realtime: null,
    telemetry: createTelemetry(),
    features: async () => emptyComposition,
    fills: emptyComposition.fills,
    session: null,
    laterTexts: () => Promise.resolve(),
    notices: createNotices(),
    looks: { header, navigation },
    ...overrides,
  };
}

/** Creates the arguments that the router gives a loader for an absolute address. */
export const createLoaderArgs = (href: string): LoaderFunctionArgs => ({
  request: new Request(href),
  url: new URL(href),
  params: {},
  pattern: '',
  context: {},
});
