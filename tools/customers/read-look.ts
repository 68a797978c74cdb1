import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textIn, type Theme, themeSchema } from '@touchline/customer';
import { directionOf, locales } from '@touchline/i18n/locales';
import { z } from 'zod';

const schema = z.object({
  name: z.union([z.string(), z.partialRecord(z.enum(locales), z.string())]),
  locales: z.object({
    default: z.enum(locales),
    direction: z.partialRecord(z.enum(locales), z.enum(['ltr', 'rtl'])).optional(),
  }),
  theme: themeSchema,
});

/** The look of a customer whose pictures are still to be drawn. */
export function readLook(folder: string): { theme: Theme; name: string; direction: 'ltr' | 'rtl' } {
  const { name, locales: own, theme } = schema.parse(JSON.parse(readFileSync(join(folder, 'customer.json'), 'utf8')));
  return { theme, name: textIn(name, own.default, own.default), direction: directionOf(own.default, own.direction) };
}
