import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile } from '@touchline/customer-config';
import type { Locale, Resources } from '@touchline/i18n';
import { moveTexts } from './moved-texts.ts';
import type { Texts } from './texts.ts';

/**
 * Reads a customer's own wording from `locales/<locale>.json`, by namespace. The check of the customer's folder has
 * validated it.
 */
export function readCustomerTexts(folder: string, locales: readonly Locale[]): Partial<Record<Locale, Resources>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const file = `locales/${locale}.json`;
      if (!existsSync(join(folder, file))) return [];
      return [[locale, moveTexts(readJsonFile(folder, file).value as Texts).texts]];
    }),
  );
}
