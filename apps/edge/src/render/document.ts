import { createHash } from 'node:crypto';
import type { SiteConfig } from '@touchline/feature-kit';
import { bootstrapId, type Bootstrap, type RenderResult } from '@touchline/feature-kit/rendering';
import { limitedFlag, toFlagAttributes, type DocumentFlags, themeColor } from '@touchline/feature-kit/marks';
import { getDirection, languageTag, type Locale, localePath, minutesAhead } from '@touchline/i18n/locales';
import { getHashedFile, toNamedPicture } from '../addresses/picture-address.ts';
import type { PageAssets } from './page-assets.ts';
import type { ServedSite } from '../sites/sites.ts';
import { createStructuredData } from './structured-data.ts';

/** One page to be written as HTML. */
export interface DocumentParts {
  site: ServedSite;
  locale: Locale;
  /** The path without the locale's prefix, but with the query. */
  path: string;
  /** The origin of canonical and alternate addresses. */
  origin: string;
  result: RenderResult;
  assets: PageAssets;
}

/** Escapes a text for an element or an attribute. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that is safe inside a script element. */
const escapeJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** Returns the digest by which a Content-Security-Policy allows an inline element. */
export const getHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the page's only inline script. */
export const getInlineScript = ({ site, result: { route } }: Pick<DocumentParts, 'site' | 'result'>): string =>
  route?.secret ? `${site.secretScript};${site.headScript}` : site.headScript;

/** All CSS of a page: the product's, then the customer's. */
export const getInlineCss = ({ assets, site }: Pick<DocumentParts, 'assets' | 'site'>): string =>
  assets.sheets.map(({ css }) => css).join('') + site.brandCss;

/** Writes a page's HTML. */
export function writeDocument(parts: DocumentParts): string {
  const { site, locale, result, assets } = parts;
  const config = site.sites[locale];
  if (!config) throw new Error(`${site.id} is not built in ${locale}`);
  const { theme, locales } = config;
  const isHydratedImmediately = result.route?.hydrate !== 'when-needed';
  const fallbackTheme = theme.default === 'light' ? 'light' : 'dark';
  const documentFlags: DocumentFlags = {
    site: site.id,
    theme: fallbackTheme,
    themes: theme.available.join(' '),
    wished: theme.default,
    ...(result.colorMode && { forced: result.colorMode }),
    ...(!isHydratedImmediately && {
      ahead: `${minutesAhead(new Date(), config.timeZone)}`,
      scripts: [assets.entry, ...assets.modules].join(' '),
    }),
  };
  const bootstrap: Bootstrap = {
    site: result.site,
    locale,
    build: site.build,
    state: result.state,
    route: result.route,
  };
  return [
    `<!doctype html><html lang="${languageTag(locale)}" dir="${getDirection(locale, locales.direction)}"${toFlagAttributes(documentFlags)}><head>`,
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(result.title)}</title>`,
    ...createPreviewTags(parts, config),
    // iOS turns numbers into links, and the HTML would then differ from React's render.
    '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">',
    `<meta name="theme-color" content="${themeColor(fallbackTheme)}">`,
    `<script>${getInlineScript(parts)}</script>`,
    ...assets.sheets.map(({ address }) => `<link rel="stylesheet" href="${address}" disabled>`),
    `<style>${getInlineCss(parts)}</style>`,
    ...createHeroPreload(result),
    ...(isHydratedImmediately ? createScriptTags(assets) : []),
    ...(result.meta.fetches ?? []).map(
      (href) => `<link rel="preload" as="fetch" href="${escapeText(href)}" crossorigin="anonymous">`,
    ),
    ...searchTags(parts, config),
    `<link rel="icon" href="${site.icons.favicon}" type="image/svg+xml"><link rel="apple-touch-icon" href="${site.icons.appleTouch}">`,
    `<link rel="manifest" href="${site.manifests[locale] ?? ''}">`,
    `</head><body>${createLimitedLine(site.limited?.[locale])}<div id="root">${result.html}</div>`,
    `<script type="application/json" id="${bootstrapId}">${escapeJson(bootstrap)}</script></body></html>`,
  ].join('');
}

/** The line that reports a failure of the page's code. It is empty until then, so that screen readers announce it. */
const createLimitedLine = (limitedText: string | undefined): string =>
  limitedText === undefined ? '' : `<p role="status" data-${limitedFlag}="${escapeText(limitedText)}"></p>`;

/** The scripts of an `at-once` page. On a `when-needed` page, the head's script fetches them after the first paint. */
const createScriptTags = ({ entry, modules, soonStyles }: PageAssets): string[] => [
  `<script type="module" src="${entry}" fetchpriority="low"></script>`,
  ...modules.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
  // A preload saves a round trip, because an import waits for its styles. `crossorigin` must match the import's
  // request.
  ...soonStyles.map((href) => `<link rel="preload" as="style" href="${href}" crossorigin fetchpriority="low">`),
];

function createHeroPreload({ meta: { hero } }: RenderResult): string[] {
  if (!hero) return [];
  const responsiveAttributes = hero.srcSet
    ? ` imagesrcset="${escapeText(hero.srcSet)}" imagesizes="${escapeText(hero.sizes ?? '100vw')}"`
    : '';
  return [`<link rel="preload" as="image" href="${escapeText(hero.src)}"${responsiveAttributes} fetchpriority="high">`];
}

/** Returns a picture for link previews; undefined for SVG, which no network shows. */
function getPreviewAddress(image: string | undefined, origin: string): URL | undefined {
  const address = image === undefined ? null : URL.parse(image, origin);
  return address && /^https?:$/.test(address.protocol) && !/\.svgz?$/i.test(address.pathname) ? address : undefined;
}

/**
 * Creates the tags of the picture that the edge draws. With a known size, networks show the picture at the first share.
 * @param address escaped
 */
const createPictureTags = (address: string): string[] => [
  `<meta property="og:image" content="${address}"><meta name="twitter:image" content="${address}">`,
  '<meta property="og:image:type" content="image/png">',
  '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
];

/**
 * Creates the tag of Safari's app banner, which opens the page in the app, for customers with a banner for phones.
 * @param page its canonical address, escaped
 */
function createAppleBanner({ features, storeUrl }: SiteConfig, page: string): string[] {
  const app =
    features['smart_banner'] === undefined ? undefined : /\/id(\d{1,20})(?:[/?#]|$)/.exec(storeUrl.ios ?? '')?.[1];
  // Commas separate the values of the `content` attribute, so the address must contain no comma.
  return app === undefined
    ? []
    : [`<meta name="apple-itunes-app" content="app-id=${app}, app-argument=${page.replaceAll(',', '%2C')}">`];
}

const toAbsolute = (address: string, origin: string): string => escapeText(URL.parse(address, origin)?.href ?? origin);

/** The page's address in a language, without its query. */
const getLocaleAddress = (locale: Locale, { path, origin }: DocumentParts, { locales }: SiteConfig): string =>
  toAbsolute(localePath(path.replace(/[?#].*/s, ''), locale, locales), origin);

const isKnown = ({ status, meta }: RenderResult): boolean => status === 200 && !meta.noIndex;

/** Tags for link previews. A chat reads only the first kilobytes, so these come before scripts and styles. */
function createPreviewTags(parts: DocumentParts, config: SiteConfig): string[] {
  const { site, locale, origin, result } = parts;
  const { meta, title } = result;
  const createPropertyTag = (key: string, content: string) =>
    `<meta property="${key}" content="${escapeText(content)}">`;
  const address = getLocaleAddress(locale, parts, config);
  const pictureFile = isKnown(result) && meta.picture ? getHashedFile(toNamedPicture(meta.picture, config)) : undefined;
  return [
    ...(meta.description ? [`<meta name="description" content="${escapeText(meta.description)}">`] : []),
    ...(isKnown(result) ? [`<link rel="canonical" href="${address}">`] : []),
    createPropertyTag('og:site_name', config.name),
    createPropertyTag('og:title', meta.title || title),
    createPropertyTag('og:type', meta.type ?? 'website'),
    createPropertyTag('og:locale', locale.replace('-', '_')),
    ...(meta.description ? [createPropertyTag('og:description', meta.description)] : []),
    ...(pictureFile === undefined
      ? [
          createPropertyTag(
            'og:image',
            (getPreviewAddress(meta.image, origin) ?? URL.parse(site.icons.share, origin))?.href ?? '',
          ),
        ]
      : createPictureTags(address + pictureFile)),
    `<meta property="og:url" content="${address}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** Tags for search engines. They come after the tags for chats, which read only the document's start. */
function searchTags(parts: DocumentParts, config: SiteConfig): string[] {
  const { site, locale, origin, result } = parts;
  const { locales, name } = config;
  if (!isKnown(result)) return ['<meta name="robots" content="noindex">'];
  const toLocaleUrl = (to: string) => new URL(localePath(to, locale, locales), origin).href;
  return [
    ...(site.noIndex ? ['<meta name="robots" content="noindex">'] : []),
    ...locales.enabled.map(
      (otherLocale) =>
        `<link rel="alternate" hreflang="${otherLocale}" href="${getLocaleAddress(otherLocale, parts, config)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${getLocaleAddress(locales.default, parts, config)}">`,
    ...createAppleBanner(config, getLocaleAddress(locale, parts, config)),
    ...createStructuredData(result.meta, { siteName: name, toAddress: toLocaleUrl }).map(
      (item) => `<script type="application/ld+json">${escapeJson(item)}</script>`,
    ),
  ];
}
