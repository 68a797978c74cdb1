import { existsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Bootstrap, bootstrapId, problemPageId } from '@touchline/feature-kit/rendering';
import { createBackend, fetchFrom } from '../../apps/edge/src/backend-fetch.ts';
import { compress } from '../../apps/edge/src/compress.ts';
import { createBundles } from '../../apps/edge/src/bundles.ts';
import { createPageAssets } from '../../apps/edge/src/page-assets.ts';
import { createPageWriter } from '../../apps/edge/src/page-writer.ts';
import { createPages } from '../../apps/edge/src/pages.ts';
import { createSites, type ServedSite } from '../../apps/edge/src/sites.ts';
import type { PageWeight, Weights } from './weight.ts';

/** As the edge compresses a page. */
const squeeze = (text: string): number => compress.br(new TextEncoder().encode(text)).length;

/**
 * Types of pages besides home, by the specification's addresses (section 2): whichever feature answers there is weighed. A match and a
 * channel are those that home shows first.
 */
const addresses = {
  live: '/live/',
  archive: '/archive/',
  'sign-in': '/auth/login/',
  account: '/account/',
  nowhere: '/no/such/page/',
};

/** What every page loads by itself once it is alive, whatever it is: the start of the code that comes after the first paint. */
const afterwards = ['src/browser/create-load-route.ts', 'shell/src/problem-page.tsx'];

interface Measured {
  weight: PageWeight;
  /** Addresses of all scripts and style sheets. */
  files: string[];
}

/** Weighs the pages of all built customers. @param dist where they are @param api the backend's origin @param now its time */
export async function measurePages(dist: string, api: string, now: number): Promise<Weights> {
  const assetsOf = createPageAssets();
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const write = createPageWriter({
    renderOf: createBundles(),
    fetch: fetchFrom(createBackend(api, onError)),
    assetsOf,
    onError,
  });
  const pages = createPages({ write, onError, now: () => now });

  async function measure(site: ServedSite, pathname: string): Promise<Measured & { html: string }> {
    const locale = Object.values(site.sites)[0]?.locales.default ?? 'en';
    const page = await pages.get({
      site: { ...site, origin: 'https://weight.example' },
      locale,
      pathname,
      search: '',
      payload: false,
      encoding: 'br',
    });
    const html = Buffer.from(page.body('identity')).toString();
    const [, block = ''] = new RegExp(`id="${bootstrapId}">(.*?)</script>`, 's').exec(html) ?? [];
    // Written by the edge's own document.
    const { state, route } = JSON.parse(block) as Bootstrap;
    const shown = state?.data.outcome.kind === 'problem' ? problemPageId : (state?.page ?? null);
    if (state?.data.outcome.kind === 'pending') throw new Error(`${site.id} ${pathname} was rendered without its data`);
    const first = scriptsOf(html);
    const alive = assetsOf(site)({ page: shown, locale, route: { places: route?.places }, soon: afterwards });
    const all = new Set([...first, alive.entry, ...alive.modules]);
    const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + sizeOf(site, file), 0);
    return {
      html,
      weight: {
        html: page.body('br').length,
        css: squeeze(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''),
        state: squeeze(block),
        first: sum(first),
        alive: sum(all),
      },
      files: [...all, ...alive.sheets],
    };
  }

  const weights = { pages: {} as Record<string, PageWeight>, files: {} as Record<string, number> };
  for (const site of createSites(dist)
    .all()
    .toSorted((a, b) => a.id.localeCompare(b.id))) {
    const keep = async (type: string, pathname: string): Promise<string> => {
      const { weight, files, html } = await measure(site, pathname);
      weights.pages[`${site.id} ${type}`] = weight;
      for (const file of files) weights.files[`${site.id} ${nameOf(file)}`] = sizeOf(site, file);
      return html;
    };
    const home = await keep('home', '/');
    for (const [type, path] of [...Object.entries(addresses), ...linksOf(home)]) await keep(type, path);
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Pages could not be rendered');
  return weights;
}

/** The first match and the first channel of a home page. */
function linksOf(home: string): [string, string][] {
  const link = (folder: string) => new RegExp(`href="(?:/[a-z-]+)?(/${folder}/[^"/]+/)`, 'i').exec(home)?.[1];
  return [
    ['event', link('events')],
    ['channel', link('channels')],
  ].flatMap(([type = '', path]) => (path === undefined ? [] : [[type, path] as [string, string]]));
}

/** Scripts that a document names, in either of the edge's ways. */
function scriptsOf(html: string): string[] {
  const later = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const soon = [...html.matchAll(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g)];
  return [...later, ...soon.map(([, address = '']) => address)];
}

/** As it travels: compressed by the build where that gained anything. */
function sizeOf({ publicFolder }: ServedSite, address: string): number {
  const file = join(publicFolder, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** A file's name without its hash. */
const nameOf = (address: string): string => basename(address).replace(/-[\w-]{8}(\.\w+)$/, '$1');
