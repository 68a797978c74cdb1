import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltSite, type Customer, icons, isRedirected, screenshots, toSite } from '@touchline/customer-config';
import type { SiteConfig } from '@touchline/feature-kit';
import type { Addresses } from '@touchline/feature-kit/rendering';
import type { Locale } from '@touchline/i18n/locales';
import { createAssetStore } from './asset-store.ts';
import { writeBrandCss } from './brand-css.ts';
import { compressFolder } from './compress.ts';
import { readCustomerTexts } from './read-customer-texts.ts';
import { writeHiddenLinks } from './hidden-links.ts';
import { linkChunks } from './link-chunks.ts';
import { getRobots } from './robots.ts';
import { writeOfflinePages } from './offline-pages.ts';
import { publishCustomerTexts } from './customer-texts.ts';
import { getSiteOrigin } from './site-origin.ts';
import { writeStaticDocument } from './static-document.ts';
import { getNamespace } from './texts.ts';
import { createTextsIn, type TextsIn } from './texts-in.ts';
import { createWebManifest } from './web-manifest.ts';
import { listFiles, writeWorker } from './worker-script.ts';

interface SiteBuild {
  customer: Customer;
  /** The customer's folder. */
  folder: string;
  /** An empty folder that becomes dist/site/<id>. */
  target: string;
  browser: { name: string; folder: string };
  /** The folder of the server bundle. */
  server: string;
  /** Hash of all inputs of this build. */
  sourcesHash: string;
  headScript: string;
  secretScript: string;
  /** The service worker; null for a customer without one. */
  worker: string | null;
  /** The addresses of the customer's pages. */
  addresses: Addresses;
}

/** Texts of a document: for a page that the edge is too busy to render, and for a page whose code fails. */
const getBusyText = (texts: TextsIn): string => texts('shell')('busy');
const getLimitedText = (texts: TextsIn): string => texts('shell')('limited');

/**
 * Writes a customer's own part of a build: brand, texts, options, and a public folder that any web server can serve.
 */
export async function buildSite(request: SiteBuild): Promise<BuiltSite> {
  const { customer, folder, target, browser } = request;
  const publicFolder = join(target, 'public');
  mkdirSync(publicFolder, { recursive: true });
  const assets = createAssetStore(publicFolder);
  const publishAsset = (path: string) => assets.copy(join(folder, path));
  const getOwnTexts = publishCustomerTexts(folder, customer.locales.default, assets);
  const overrides = readCustomerTexts(folder, customer.locales.enabled);
  const hasRedirects = Object.keys(customer.redirects).length > 0;
  const ownRedirects = hasRedirects
    ? { ownRedirects: assets.write('redirects.json', JSON.stringify(customer.redirects)) }
    : {};
  const sites = Object.fromEntries(
    customer.locales.enabled.map((locale) => {
      const site: SiteConfig = {
        ...toSite(customer, { address: publishAsset, locale }),
        ...getOwnTexts(locale),
        ...ownRedirects,
      };
      return [locale, overrides[locale] ? { ...site, textOverrides: { [locale]: overrides[locale] } } : site];
    }),
  );
  const iconAddresses = mapValues(icons, publishAsset);
  const css = writeBrandCss(customer.theme, assets) + writeHiddenLinks(customer);
  // Features whose texts the build writes into the offline page and the web app manifest.
  const { offlineBy, shortcuts } = customer;
  const usedTexts = [offlineBy ?? [], shortcuts.map(({ feature }) => feature)].flat(2);
  const createTexts = (locale: Locale) => createTextsIn(locale, usedTexts, overrides[locale]);
  const addresses = request
    .addresses(customer)
    .filter(({ path }) => !isRedirected(`/${path}/`, customer.disabledPages));
  const mapTexts = (getText: (texts: TextsIn) => string) =>
    Object.fromEntries(customer.locales.enabled.map((locale) => [locale, getText(createTexts(locale))]));
  const screenshotIcons = screenshots.flatMap(({ file, ...screenshotFacts }) =>
    existsSync(join(folder, file)) ? [{ src: publishAsset(file), type: 'image/jpeg', ...screenshotFacts }] : [],
  );
  const content = JSON.stringify([
    sites,
    css,
    iconAddresses,
    customer.csp,
    customer.robots,
    browser.name,
    request.server,
  ]);
  const builtSite: BuiltSite = {
    id: customer.id,
    build: createHash('sha256').update(content).digest('hex').slice(0, 12),
    browser: browser.name,
    server: request.server,
    hosts: customer.hosts,
    addresses,
    origin: getSiteOrigin(customer),
    csp: customer.csp,
    busy: mapTexts(getBusyText),
    limited: mapTexts(getLimitedText),
    noIndex: customer.robots === 'none',
    redirects: hasRedirects ? customer.redirects : undefined,
    workers: customer.workers,
    sourcesHash: request.sourcesHash,
    headScript: request.headScript,
    secretScript: request.secretScript,
    brandCss: css,
    icons: iconAddresses,
    manifests: Object.fromEntries(
      Object.entries(sites).map(([locale, site]) => {
        const parts = { customer, site, addresses, icons: iconAddresses, screenshots: screenshotIcons };
        const knownLocale = locale as Locale;
        return [
          locale,
          assets.write(
            'manifest.webmanifest',
            createWebManifest({ ...parts, locale: knownLocale, texts: createTexts(knownLocale) }),
          ),
        ];
      }),
    ),
    sites,
  };
  const offlineFields =
    request.worker === null || offlineBy === undefined
      ? {}
      : await writeOfflinePages({
          customer,
          folder,
          site: builtSite,
          assets,
          getTranslate: (locale) => createTexts(locale)(getNamespace(offlineBy)),
        });
  const files = listFiles({ '/assets/': join(browser.folder, 'assets'), '/brand/': join(publicFolder, 'brand') });
  writeWorker(publicFolder, builtSite, request.worker, { files, offline: offlineFields });
  writeLanguages(publicFolder, builtSite, customer.locales.default);
  writeFeatureFiles(publicFolder, customer.files);
  await compressFolder(publicFolder);
  linkChunks(dirname(browser.folder), browser.name, join(publicFolder, 'assets'));
  writeBuilds(publicFolder, builtSite, browser.folder);
  cpSync(join(folder, icons.favicon), join(publicFolder, 'favicon.svg'));
  writeFileSync(join(publicFolder, 'robots.txt'), getRobots(builtSite));
  writeFileSync(join(publicFolder, 'index.html'), writeStaticDocument(builtSite, customer, browser.folder));
  writeFileSync(join(target, 'site.json'), JSON.stringify(builtSite));
  return builtSite;
}

/** Writes the site in each other language, for browsers on a host without an edge. */
function writeLanguages(publicFolder: string, { sites }: BuiltSite, fallback: Locale): void {
  mkdirSync(join(publicFolder, 'languages'), { recursive: true });
  for (const [locale, site] of Object.entries(sites)) {
    if (locale !== fallback) writeFileSync(join(publicFolder, 'languages', `${locale}.json`), JSON.stringify(site));
  }
}

function writeFeatureFiles(publicFolder: string, files: Customer['files']): void {
  for (const [address, text] of Object.entries(files)) {
    const file = join(publicFolder, address);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, mapValue: (value: A) => B): Record<K, B> {
  const entries = Object.entries(record) as [K, A][];
  return Object.fromEntries(entries.map(([key, value]) => [key, mapValue(value)])) as Record<K, B>;
}

/**
 * Section 7, "Build manifest": writes the latest build's id and the list of its files.
 * Pages of an older build fetch the files that have changed.
 */
function writeBuilds(publicFolder: string, { build }: BuiltSite, browserFolder: string): void {
  mkdirSync(join(publicFolder, 'builds/meta'), { recursive: true });
  const assets = join(browserFolder, 'assets');
  // Development has no chunks.
  const files = existsSync(assets) ? readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file)) : [];
  const buildStamp = { id: build, timestamp: Date.now() };
  writeFileSync(join(publicFolder, 'builds/latest.json'), JSON.stringify(buildStamp));
  writeFileSync(join(publicFolder, `builds/meta/${build}.json`), JSON.stringify({ ...buildStamp, files }));
}
