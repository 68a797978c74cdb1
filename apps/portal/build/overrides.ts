import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@touchline/customer';
import type { Locale, Resources } from '@touchline/i18n';

/**
 * Reads a customer's own wording from `locales/<locale>.json`, by namespace. The check of the customer's folder has
 * validated it.
 */
export function readCustomerTexts(folder: string, locales: readonly Locale[]): Partial<Record<Locale, Resources>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const file = `locales/${locale}.json`;
      return existsSync(join(folder, file)) ? [[locale, readJsonFile(folder, file).value as Resources]] : [];
    }),
  );
}
