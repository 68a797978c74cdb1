import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listTextFiles } from '@touchline/customer-config';
import type { PortalPage } from '@touchline/contract';
import type { SiteConfig } from '@touchline/feature-kit';
import type { Locale } from '@touchline/i18n/locales';
import type { AssetStore } from './asset-store.ts';

/**
 * Publishes a customer's articles in the backend's format (`GET /api/portal/page/{type}`).
 * @returns the addresses of the articles in a language; the default language's article replaces a missing one
 */
export function publishCustomerTexts(
  folder: string,
  fallbackLocale: Locale,
  assets: AssetStore,
): (locale: Locale) => Pick<SiteConfig, 'ownTexts'> {
  const addresses = new Map<string, Map<Locale, string>>();
  for (const { file, type, locale } of listTextFiles(folder)) {
    const page: PortalPage = { html: readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, ''), locale };
    const addressesByLocale = addresses.get(type) ?? new Map<Locale, string>();
    addresses.set(type, addressesByLocale.set(locale, assets.write(`${type}.${locale}.json`, JSON.stringify(page))));
  }
  return (locale) => {
    const publishedTexts = [...addresses].flatMap(([type, textsByLocale]) => {
      const address = textsByLocale.get(locale) ?? textsByLocale.get(fallbackLocale);
      return address === undefined ? [] : [[type, address]];
    });
    return publishedTexts.length > 0 ? { ownTexts: Object.fromEntries(publishedTexts) } : {};
  };
}
