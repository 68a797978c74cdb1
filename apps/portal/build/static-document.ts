import type { BuiltSite, Customer } from '@touchline/customer-config';
import { limitedFlag, toFlagAttributes, themeColor } from '@touchline/feature-kit/marks';
import { getDirection, languageTag } from '@touchline/i18n/locales';
import { readManifest } from './build-manifest.ts';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The parts of a build that the document shows. */
type StaticSite = Pick<
  BuiltSite,
  | 'id'
  | 'build'
  | 'addresses'
  | 'noIndex'
  | 'headScript'
  | 'secretScript'
  | 'brandCss'
  | 'manifests'
  | 'sites'
  | 'limited'
> & { icons: Pick<BuiltSite['icons'], 'favicon' | 'appleTouch'> };
interface StaticCustomer {
  locales: Pick<Customer['locales'], 'default' | 'direction'>;
  theme: Pick<Customer['theme'], 'default' | 'light'>;
}

/** A pattern for the values of one segment of a route's path. */
const getPattern = (segment: string): string =>
  segment.startsWith(':') ? '[^/]+' : segment.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The head's script. One file serves all pages, so the script itself tests whether the address carries a secret.
 * The test matches as the router does: in any letter case, with or without a language.
 */
function getScript({ addresses, secretScript, headScript }: StaticSite): string {
  const secretAddresses = addresses.filter((address) => address.secret);
  if (secretAddresses.length === 0) return headScript;
  const paths = secretAddresses.map(({ path }) => path.split('/').filter(Boolean).map(getPattern).join('/'));
  const pattern = new RegExp(`^(?:/[^/]+)?/(?:${paths.join('|')})/*$`, 'i');
  return `if(${String(pattern)}.test(location.pathname)){${secretScript}}${headScript}`;
}

/**
 * Writes `index.html` for a plain web server that answers every unknown path with it: the same build without an edge.
 * The data block has the default locale's site and no rendered page; the browser asks the API.
 */
export function writeStaticDocument(staticSite: StaticSite, customer: StaticCustomer, browserFolder: string): string {
  const locale = customer.locales.default;
  const entryChunk = Object.values(readManifest(browserFolder)).find(({ isEntry }) => isEntry);
  const site = staticSite.sites[locale];
  const data = JSON.stringify({ site, locale, build: staticSite.build }).replaceAll('<', '\\u003c');
  const { themes, default: defaultTheme } = customer.theme.light
    ? { themes: 'dark light', default: customer.theme.default }
    : { themes: 'dark', default: 'dark' };
  const theme = defaultTheme === 'light' ? 'light' : 'dark';
  return `<!doctype html>
<html lang="${languageTag(locale)}" dir="${getDirection(locale, customer.locales.direction)}"${toFlagAttributes({ site: staticSite.id, theme, themes, wished: defaultTheme })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeText(site?.name ?? '')}</title>${staticSite.noIndex ? '\n<meta name="robots" content="noindex">' : ''}
<meta name="theme-color" content="${themeColor(theme)}">
<script>${getScript(staticSite)}</script>
${(entryChunk?.css ?? []).map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<style>${staticSite.brandCss}</style>
<link rel="icon" href="${staticSite.icons.favicon}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${staticSite.icons.appleTouch}">
<link rel="manifest" href="${staticSite.manifests[locale] ?? ''}">
</head>
<body>
<p role="status" data-${limitedFlag}="${escapeText(staticSite.limited?.[locale] ?? '')}"></p>
<div id="root"></div>
<script type="application/json" id="touchline">${data}</script>
<script type="module" src="/${entryChunk?.file ?? ''}"></script>
</body>
</html>
`;
}
