import { createApi } from '@touchline/api-client';
import { composeFeatures, type PageContext, type SiteConfig } from '@touchline/feature-kit';
import { createClock, createI18n, type Texts, translatorOf } from '@touchline/i18n';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import type { LoaderFunctionArgs } from 'react-router-dom';
import english from '../../locales/en.json' with { type: 'json' };
import type { AppParts } from '../app.tsx';
import { createQueryClient } from '../query-client.ts';
import { createNotices } from '../shell/notices.ts';

const texts: Texts = english;

/** A customer in English and Hebrew with nothing of its own. */
export const siteWith = (over: Partial<SiteConfig> = {}): SiteConfig => ({
  id: 'demo',
  shortName: 'demo',
  name: 'Demo',
  apiBase: '',
  socketUrl: null,
  locales: { default: 'en', enabled: ['en', 'he'], direction: {} },
  timeZone: 'UTC',
  theme: { default: 'dark', available: ['dark'] },
  logo: { dark: '', light: '' },
  artwork: { horizontal: '', vertical: '', plain: '', dark: '', light: '' },
  navigation: [],
  categories: [],
  legal: [],
  socialLinks: [],
  storeUrl: {},
  redirectHosts: [],
  externalHosts: [],
  consentRequired: false,
  flavor: 'default',
  content: { realKickoff: false, gender: false },
  features: {},
  ...over,
});

/** An anonymous visitor's page without features, with the shell's English texts and an API that nobody answers. */
export function partsWith(over: Partial<AppParts> = {}): AppParts {
  const locale = over.locale ?? 'en';
  return {
    site: siteWith(),
    locale,
    clock: createClock(Date.now()),
    api: createApi({ baseUrl: 'http://backend.invalid', fetch: () => Promise.reject(new TypeError('no network')) }),
    queryClient: createQueryClient(),
    atoms: createStore(),
    i18n: createI18n({ locale, resources: { shell: texts } }),
    realtime: null,
    telemetry: createTelemetry(),
    composition: composeFeatures([], {}),
    session: null,
    notices: createNotices(),
    ...over,
  };
}

/** What a page gets to load itself at an address of the demo customer. */
export function contextWith(over: Partial<PageContext> = {}): PageContext {
  const { api, queryClient, locale, site, clock, i18n } = partsWith();
  const url = over.url ?? new URL('https://demo.example/');
  return {
    api,
    queryClient,
    params: {},
    url,
    canonical: url.href,
    locale,
    timeZone: site.timeZone,
    apiBase: site.apiBase,
    content: site.content,
    now: clock.start,
    signal: new AbortController().signal,
    texts: (namespace) => translatorOf(i18n, namespace),
    ...over,
  };
}

/** A navigation to an absolute address, as the router hands it to a loader. */
export const loaderArgs = (href: string): LoaderFunctionArgs => ({
  request: new Request(href),
  url: new URL(href),
  params: {},
  pattern: '',
  context: {},
});
