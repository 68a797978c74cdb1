import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, Resources } from '@touchline/i18n';

/** A customer's own wording: `locales/<locale>.json`, by namespace. */
export function readOverrides(folder: string, locales: readonly Locale[]): Partial<Record<Locale, Resources>> {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const file = join(folder, 'locales', `${locale}.json`);
      return existsSync(file) ? [[locale, JSON.parse(readFileSync(file, 'utf8')) as Resources]] : [];
    }),
  );
}
