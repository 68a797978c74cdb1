import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuiltSite, type Customer, icons, textIn, toSite } from '@touchline/customer';
import type { SiteConfig } from '@touchline/feature-kit';
import { themeColor } from '@touchline/feature-kit/marks';
import type { Addresses } from '@touchline/feature-kit/rendering';
import { directionOf, type Locale } from '@touchline/i18n/locales';
import { createAssetStore, type AssetStore } from './asset-store.ts';
import { brandCss } from './brand-css.ts';
import { compressFolder } from './compress.ts';
import { readOverrides } from './overrides.ts';
import { linkChunks } from './link-chunks.ts';
import { robotsOf } from './robots.ts';
import { publishTexts } from './own-texts.ts';
import { siteOrigin } from './site-origin.ts';
import { staticDocument } from './static-document.ts';

interface SiteBuild {
  customer: Customer;
  /** The customer's folder. */
  folder: string;
  /** An empty folder that becomes dist/site/<id>. */
  target: string;
  browser: { name: string; folder: string };
  /** The folder of the server bundle. */
  server: string;
  /** Hash of all that this build is made of. */
  madeOf: string;
  headScript: string;
  secretScript: string;
  /** What the customer's pages are found at. */
  addresses: Addresses;
}

/** Writes a customer's own part of a build: brand, texts, options, and a public folder that any web server can serve. */
export async function buildSite(request: SiteBuild): Promise<BuiltSite> {
  const { customer, folder, target, browser } = request;
  const publicFolder = join(target, 'public');
  mkdirSync(publicFolder, { recursive: true });
  const assets = createAssetStore(publicFolder);
  const address = (path: string) => assets.copy(join(folder, path));
  const textsIn = publishTexts(folder, customer.locales.default, assets);
  const overrides = readOverrides(folder, customer.locales.enabled);
  const sites = Object.fromEntries(
    customer.locales.enabled.map((locale) => {
      const site: SiteConfig = { ...toSite(customer, { address, locale }), ...textsIn(locale) };
      return [locale, overrides[locale] ? { ...site, textOverrides: { [locale]: overrides[locale] } } : site];
    }),
  );
  const iconAddresses = mapValues(icons, address);
  const css = brandCss(customer.theme, assets);
  const content = JSON.stringify([sites, css, iconAddresses, customer.csp, browser.name, request.server]);
  const built: BuiltSite = {
    id: customer.id,
    build: createHash('sha256').update(content).digest('hex').slice(0, 12),
    browser: browser.name,
    server: request.server,
    hosts: customer.hosts,
    addresses: request.addresses(customer),
    origin: siteOrigin(customer),
    csp: customer.csp,
    madeOf: request.madeOf,
    headScript: request.headScript,
    secretScript: request.secretScript,
    brandCss: css,
    icons: iconAddresses,
    manifests: Object.fromEntries(
      customer.locales.enabled.map((locale) => [locale, writeManifest(customer, locale, iconAddresses, assets)]),
    ),
    sites,
  };
  writeLanguages(publicFolder, built, customer.locales.default);
  await compressFolder(publicFolder);
  linkChunks(dirname(browser.folder), browser.name, join(publicFolder, 'assets'));
  writeBuilds(publicFolder, built, browser.folder);
  cpSync(join(folder, icons.favicon), join(publicFolder, 'favicon.svg'));
  writeFileSync(join(publicFolder, 'robots.txt'), robotsOf(built));
  writeFileSync(join(publicFolder, 'index.html'), staticDocument(built, customer, browser.folder));
  writeFileSync(join(target, 'site.json'), JSON.stringify(built));
  return built;
}

/** What a browser needs to show the site in another language where no edge renders it. */
function writeLanguages(publicFolder: string, { sites }: BuiltSite, fallback: Locale): void {
  mkdirSync(join(publicFolder, 'languages'), { recursive: true });
  for (const [locale, site] of Object.entries(sites)) {
    if (locale !== fallback) writeFileSync(join(publicFolder, 'languages', `${locale}.json`), JSON.stringify(site));
  }
}

function mapValues<K extends string, A, B>(record: Readonly<Record<K, A>>, map: (value: A) => B): Record<K, B> {
  const entries = Object.entries(record) as [K, A][];
  return Object.fromEntries(entries.map(([key, value]) => [key, map(value)])) as Record<K, B>;
}

/**
 * Section 7, "Build manifest": which build is the latest, and of which files one is made, for pages of an older one that fetch
 * what has changed.
 */
function writeBuilds(publicFolder: string, { build }: BuiltSite, browserFolder: string): void {
  mkdirSync(join(publicFolder, 'builds/meta'), { recursive: true });
  const assets = join(browserFolder, 'assets');
  // In development there is none.
  const files = existsSync(assets) ? readdirSync(assets).filter((file) => /\.(?:js|css)$/.test(file)) : [];
  const latest = { id: build, timestamp: Date.now() };
  writeFileSync(join(publicFolder, 'builds/latest.json'), JSON.stringify(latest));
  writeFileSync(join(publicFolder, `builds/meta/${build}.json`), JSON.stringify({ ...latest, files }));
}

function writeManifest(customer: Customer, locale: Locale, addresses: BuiltSite['icons'], assets: AssetStore): string {
  const name = textIn(customer.name, locale, customer.locales.default);
  const colour = themeColor(customer.theme.default);
  const prefix = locale === customer.locales.default ? '/' : `/${locale}/`;
  return assets.write(
    'manifest.webmanifest',
    JSON.stringify({
      name,
      short_name: name,
      lang: locale,
      dir: directionOf(locale, customer.locales.direction),
      start_url: prefix,
      scope: '/',
      display: 'standalone',
      theme_color: colour,
      background_color: colour,
      icons: [
        { src: addresses.png192, sizes: '192x192', type: 'image/png' },
        { src: addresses.png512, sizes: '512x512', type: 'image/png' },
        { src: addresses.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  );
}
