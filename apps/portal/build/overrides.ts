import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@touchline/customer';
import type { Locale, Resources } from '@touchline/i18n';

/** A customer's own wording: `locales/<locale>.json`, by namespace. It was checked with the rest of the folder. */
export function readCustomerTexts(folder: string, locales: readonly Locale[]): Partial<Record<Locale, Resources>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const file = `locales/${locale}.json`;
      return existsSync(join(folder, file)) ? [[locale, readJsonFile(folder, file).value as Resources]] : [];
    }),
  );
}
