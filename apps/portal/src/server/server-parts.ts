import { createApi } from '@touchline/api-client';
import {
  composeFeatures,
  loadFills,
  slotLocations,
  type Composition,
  type PageRoute,
  type SiteConfig,
} from '@touchline/feature-kit';
import { type RenderRequest, sameOriginBackend } from '@touchline/feature-kit/rendering';
import { createClock, createI18n, getDirection, type Locale } from '@touchline/i18n';
import { createNotices } from '@touchline/shell';
import { createTelemetry } from '@touchline/telemetry';
import { createStore } from 'jotai';
import { features } from 'virtual:touchline/features';
import { getLooks } from 'virtual:touchline/looks';
import type { AppParts } from '../parts/app-parts.ts';
import { loadFirstTexts } from '../parts/first-texts.ts';
import { loadAllTexts } from '../parts/load-texts.ts';
import { createQueryClient } from '../parts/query-client.ts';
import { removeUnreachableLinks } from '../navigation/remove-unreachable-links.ts';

interface CachedComposition {
  composition: Composition;
  /** The site without links to pages that are turned off. */
  site: SiteConfig;
}

const compositionCache = new WeakMap<SiteConfig, CachedComposition>();

function createCachedComposition({ site, onError }: RenderRequest): CachedComposition {
  const composition = composeFeatures(features, site.features, onError);
  return { composition, site: removeUnreachableLinks(site, composition.routes) };
}

/** Returns a customer's features, with all fills loaded. A fill that fails to load is missing only in its slot. */
async function getCachedComposition(request: RenderRequest): Promise<CachedComposition> {
  const cachedComposition = compositionCache.get(request.site) ?? createCachedComposition(request);
  compositionCache.set(request.site, cachedComposition);
  await loadFills(cachedComposition.composition.fills, slotLocations, request.onError);
  return cachedComposition;
}

/** A site's texts by language: the same for all its pages. */
const i18nBySite = new WeakMap<SiteConfig, Map<Locale, AppParts['i18n']>>();

/** Resolves at once, because a server already has all texts. */
const loadedTexts = Promise.resolve();

/** Caches the texts only when all of them loaded; otherwise the next page requests the missing text. */
async function getTexts({ site, locale, onError }: RenderRequest): Promise<AppParts['i18n']> {
  const translators = i18nBySite.get(site) ?? new Map<Locale, AppParts['i18n']>();
  i18nBySite.set(site, translators);
  const cachedTexts = translators.get(locale);
  if (cachedTexts) return cachedTexts;
  let hasAllTexts = true;
  const reportLostTexts = (error: unknown) => {
    hasAllTexts = false;
    onError(error);
  };
  const translator = createI18n({
    locale,
    resources: { ...(await loadFirstTexts(locale, reportLostTexts)), ...(await loadAllTexts(locale, reportLostTexts)) },
    overrides: site.textOverrides?.[locale],
    direction: getDirection(locale, site.locales.direction),
  });
  if (hasAllTexts) translators.set(locale, translator);
  return translator;
}

/** Backend responses are cached for seconds, because many pages need the same responses. */
const answerCache = new Map<string, unknown>();

/** Makes the parts of one page for an anonymous visitor, and returns the pages of the customer's features. */
export async function createServerParts(
  request: RenderRequest,
): Promise<{ parts: AppParts; routes: readonly PageRoute[] }> {
  const { locale, now, signal, onError } = request;
  const { composition, site } = await getCachedComposition(request);
  const parts: AppParts = {
    site,
    locale,
    clock: createClock(now),
    api: createApi({
      baseUrl: new URL(site.apiBase || '/', sameOriginBackend).href,
      fetch: request.fetch,
      onReport: onError,
      signal,
      language: locale,
      readings: answerCache,
    }),
    queryClient: createQueryClient(),
    atoms: createStore(),
    i18n: await getTexts(request),
    realtime: null,
    telemetry: createTelemetry(),
    features: async () => composition,
    fills: composition.fills,
    laterTexts: () => loadedTexts,
    session: null,
    notices: createNotices(),
    looks: getLooks(site.shell),
  };
  return { parts, routes: composition.routes };
}
