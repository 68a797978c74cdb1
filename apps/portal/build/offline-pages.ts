import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { BuiltSite, Customer } from '@touchline/customer-config';
import { toFlagAttributes } from '@touchline/feature-kit/marks';
import type { Translate } from '@touchline/i18n';
import { getDirection, languageTag, type Locale } from '@touchline/i18n/locales';
import { offlineWords } from '@touchline/install';
import { offlinePage } from '@touchline/offline';
import type { AssetStore } from './asset-store.ts';

const require = createRequire(import.meta.url);
const styles = join(dirname(require.resolve('@touchline/ui-kit/package.json')), 'src/styles');

const styleSheetFiles = [
  ...['tokens', 'themes', 'reset', 'base'].map((name) => join(styles, `${name}.css`)),
  require.resolve('@touchline/offline/offline-page.css'),
];

const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();

const imageTypes: Readonly<Record<string, string>> = { '.svg': 'svg+xml', '.jpg': 'jpeg' };

/** Returns a picture as a data URL, because the offline page can load no other file. */
function toDataUrl(folder: string, file: string): string {
  const fileExtension = extname(file);
  return `data:image/${imageTypes[fileExtension] ?? fileExtension.slice(1)};base64,${readFileSync(join(folder, file)).toString('base64')}`;
}

interface OfflinePagesOptions {
  customer: Customer;
  /** The path of the customer's folder. */
  folder: string;
  site: Pick<BuiltSite, 'id' | 'headScript' | 'brandCss' | 'sites'>;
  assets: AssetStore;
  /** Returns the texts of the feature that provides the offline page. */
  getTranslate: (locale: Locale) => Translate;
}

/**
 * Writes the page that a viewer sees without a network, in each of the customer's languages.
 * @returns the address of each language's page
 */
export async function writeOfflinePages({
  customer: { theme, locales },
  folder,
  site,
  assets,
  getTranslate,
}: OfflinePagesOptions): Promise<Record<string, string>> {
  const css = styleSheetFiles.map((file) => minifyCss(readFileSync(file, 'utf8'))).join('') + site.brandCss;
  const logo = { dark: toDataUrl(folder, theme.logo.dark), light: toDataUrl(folder, theme.logo.light) };
  const documentFlags = {
    site: site.id,
    theme: theme.default === 'light' ? 'light' : 'dark',
    themes: theme.light ? 'dark light' : 'dark',
    wished: theme.light ? theme.default : 'dark',
  };
  const writtenPages = await Promise.all(
    locales.enabled.map(async (locale) => {
      const page = await offlinePage({
        language: languageTag(locale),
        direction: getDirection(locale, locales.direction),
        hourCycle: site.sites[locale]?.hourCycle,
        name: site.sites[locale]?.name ?? '',
        rootAttributes: toFlagAttributes(documentFlags),
        headScript: site.headScript,
        css,
        logo,
        words: offlineWords(getTranslate(locale)),
      });
      return [locale, assets.write(`offline.${locale}.json`, JSON.stringify(page))] as const;
    }),
  );
  return Object.fromEntries(writtenPages);
}
