import { existsSync, statSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { type Bootstrap, bootstrapId, problemPageId } from '@touchline/feature-kit/rendering';
import { createBackend, fetchFrom } from '../../apps/edge/src/proxy/backend-fetch.ts';
import { compress } from '../../apps/edge/src/cache/compress.ts';
import { createBundles } from '../../apps/edge/src/render/bundles.ts';
import { createPageAssets } from '../../apps/edge/src/render/page-assets.ts';
import { createPageWriter } from '../../apps/edge/src/render/page-writer.ts';
import { createPages } from '../../apps/edge/src/cache/pages.ts';
import { createSites, type ServedSite } from '../../apps/edge/src/sites/sites.ts';
import { toNeutralName } from '../vite/neutral-name.ts';
import { readManifest } from '../../apps/portal/build/build-manifest.ts';
import { readFeatureCatalogue } from '../../apps/portal/build/customers/read-manifests.ts';
import type { PageWeight, Weights } from './weight.ts';

/** Returns a text's size as compressed by the edge. */
const getCompressedSize = (text: string): number => compress.br(new TextEncoder().encode(text)).length;

/** An unknown path, for the weight of the not-found page, which belongs to no feature. */
const unknownPath = 'no/such/page';

/** Addresses of routes with a parameter that no measured page links to. */
const examples: Readonly<Record<string, string>> = {
  'info/:type': '/info/accessibility/',
  'auth/oauth2/callback/:provider': '/auth/oauth2/callback/google/',
  // Redirects to the event's page.
  'redirect/events/:referenceId': '/redirect/events/none/',
  // The server renders the same frame for each id.
  'account/ppv/:id': '/account/ppv/none/',
  'account/ppv/buy/:eventId': '/account/ppv/buy/none/',
  'account/subscription/:id': '/account/subscription/none/',
  'account/subscription/buy/:id': '/account/subscription/buy/none/',
  'auth/sign-up/subscription/buy/:id': '/auth/sign-up/subscription/buy/none/',
  'following/league/:leagueId': '/following/league/all/',
  'following/league/:leagueId/followed': '/following/league/all/followed/',
  'following/category/:mainId': '/following/category/all/',
  'following/category/:mainId/followed': '/following/category/all/followed/',
  'auth/sign-up/following/league/:leagueId': '/auth/sign-up/following/league/all/',
  'auth/sign-up/following/league/:leagueId/followed': '/auth/sign-up/following/league/all/followed/',
  'auth/sign-up/following/category/:mainId': '/auth/sign-up/following/category/all/',
  'auth/sign-up/following/category/:mainId/followed': '/auth/sign-up/following/category/all/followed/',
};

/** The chunk that every page loads after the first paint when it hydrates. */
const lateModules = ['navigation'];

interface MeasuredPage {
  html: string;
  /** Whether the address shows the not-found page. */
  isMissing: boolean;
  weight: PageWeight;
  /** Addresses of all scripts and style sheets. */
  files: string[];
}

/**
 * Weighs the pages of all built customers.
 * @param dist their folder
 * @param api the backend's origin
 * @param now its time
 */
export async function measurePages(dist: string, api: string, now: number): Promise<Weights> {
  const getAssets = createPageAssets();
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const write = createPageWriter({
    getRender: createBundles(),
    fetch: fetchFrom(createBackend(api, onError)),
    getAssets,
    onError,
  });
  const createPageCache = () => createPages({ writePage: write, onError, now: () => now });
  const measuredPages = createPageCache();

  /** Measures a page; undefined for an address that redirects. */
  async function measure(site: ServedSite, pathname: string, pages = measuredPages): Promise<MeasuredPage | undefined> {
    const locale = Object.values(site.sites)[0]?.locales.default ?? 'en';
    const page = await pages.get({
      site: { ...site, origin: 'https://weight.example' },
      locale,
      pathname,
      search: '',
      isPayload: false,
      encoding: 'br',
    });
    const html = Buffer.from(page.getBody('identity')).toString();
    const [, block] = new RegExp(`id="${bootstrapId}">(.*?)</script>`, 's').exec(html) ?? [];
    if (block === undefined) return undefined;
    // The edge's own code has written this data block.
    const { state, route } = JSON.parse(block) as Bootstrap;
    const outcome = state?.data.outcome;
    const isMissing = outcome?.kind === 'problem' && outcome.status === 404;
    if (outcome?.kind === 'pending' || (outcome?.kind === 'problem' && !isMissing))
      throw new Error(`${site.id} ${pathname} was rendered without its data`);
    const shownPage = isMissing ? problemPageId : (state?.page ?? null);
    const firstScripts = getScripts(html);
    const hydratedAssets = getAssets(site)({
      page: shownPage,
      locale,
      route: { places: route?.places },
      lateModules,
    });
    const allFiles = new Set([...firstScripts, hydratedAssets.entry, ...hydratedAssets.modules]);
    const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + getSize(site, file), 0);
    return {
      html,
      isMissing,
      weight: {
        html: page.getBody('br').length,
        css: getCompressedSize(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''),
        state: getCompressedSize(block),
        first: sum(firstScripts),
        alive: sum(allFiles),
      },
      files: [...allFiles, ...hydratedAssets.sheets.map(({ address }) => address)],
    };
  }

  const catalogue = await readFeatureCatalogue();
  const sites = createSites(dist).listAll();
  const usedFeatures = new Set(sites.flatMap((site) => getFeatures(site)));
  const unweighed = new Set([...usedFeatures].flatMap((feature) => catalogue[feature]?.pages ?? []));
  const weights = { pages: {} as Record<string, PageWeight>, files: {} as Record<string, number> };
  for (const site of sites.toSorted((a, b) => a.id.localeCompare(b.id))) {
    // A page that waits for a cold backend may lack a shelf, so the first one is not measured.
    await measure(site, '/', createPageCache());
    let pagesHtml = '';
    const getName = getNames(site);
    for (const path of getPaths(site, catalogue)) {
      const address = getAddress(path, pagesHtml);
      if (address === undefined) continue;
      unweighed.delete(path);
      const measured = await measure(site, address);
      // Skip an example that shows the not-found page, which has its own entry.
      if (!measured || (measured.isMissing && path !== unknownPath)) continue;
      const { weight, files, html } = measured;
      pagesHtml += html;
      weights.pages[`${site.id} /${path}`] = weight;
      for (const file of files) weights.files[`${site.id} ${getName(file)}`] = getSize(site, file);
    }
  }
  if (unweighed.size > 0)
    throw new Error(`Pages that are weighed for no customer: ${[...unweighed].join(', ')}. Name an example of each`);
  if (failures.length > 0) throw new AggregateError(failures, 'Pages could not be rendered');
  return weights;
}

/** The features that a customer has. */
const getFeatures = ({ sites }: ServedSite): string[] => Object.keys(Object.values(sites)[0]?.features ?? {});

/**
 * Returns the paths of the routes of a customer's features and an unknown path: home first, paths with a parameter
 * last.
 */
function getPaths(site: ServedSite, catalogue: Awaited<ReturnType<typeof readFeatureCatalogue>>): string[] {
  const paths = getFeatures(site).flatMap((feature) => catalogue[feature]?.pages ?? []);
  return [...paths, unknownPath].toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')));
}

/**
 * Returns the address of a path. A path with a parameter uses the first link to such an address, or else its example.
 * @param pagesHtml HTML of pages
 */
function getAddress(path: string, pagesHtml: string): string | undefined {
  if (!path.includes(':')) return path === '' ? '/' : `/${path}/`;
  const findLink = (linkedPath: string): string | undefined => {
    const pattern = linkedPath.replaceAll(/:[^/]+/g, '[^"/]+');
    return new RegExp(`href="(?:/[a-z-]+)?(/${pattern}/)`, 'i').exec(pagesHtml)?.[1];
  };
  // Only the browser links to the statistics, once it has loaded them.
  if (path === 'events/stats/:eventId') return findLink('events/:eventId')?.replace('/events/', '/events/stats/');
  return findLink(path) ?? examples[path];
}

/** Returns the scripts that a document names in `data-scripts` or in its elements. */
function getScripts(html: string): string[] {
  const laterScripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const initialScripts = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)];
  return [...laterScripts, ...initialScripts.map(([, address = '']) => address)];
}

/** The size of a file as sent: compressed if the build stored a smaller compressed file. */
function getSize({ publicFolder }: ServedSite, address: string): number {
  const file = join(publicFolder, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Maps a file's name, by the digits at its start, to its chunk's name and its kind. */
function getNames({ browserFolder }: ServedSite): (address: string) => string {
  const chunks = Object.values(readManifest(browserFolder)).map(({ name = '' }) => name);
  // The name of a page's style sheet lacks the ending of its module's name.
  const allNames = [...chunks, ...chunks.map((name) => name.replace(/\.page$/, ''))];
  const names = new Map(allNames.map((name) => [toNeutralName(name), name]));
  return (address) => {
    const [digits = ''] = basename(address).split('-');
    return (names.get(digits) ?? digits) + extname(address);
  };
}
