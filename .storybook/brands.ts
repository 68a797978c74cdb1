import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandCss } from '../apps/portal/build/brand-css.ts';

type Theme = Parameters<typeof brandCss>[0];

const customers = join(import.meta.dirname, '../customers');
const name = 'virtual:brands.css';

/** What a customer's build writes of its look, for documents that carry the customer's name. Faces are in preview.css. */
function brand(id: string): string {
  // Judged where customers are built and checked; the schema's defaults are the tokens' own.
  const { theme } = JSON.parse(readFileSync(join(customers, id, 'customer.json'), 'utf8')) as { theme: Theme };
  const fonts = { ...theme.fonts, case: theme.fonts.case ?? 'none' };
  return brandCss({ ...theme, fonts, radius: theme.radius ?? 10 }, { copy: () => '', write: () => '' })
    .replace(/@font-face\{[^}]*\}/g, '')
    .replaceAll('[data-theme=light]{', `[data-brand=${id}][data-theme=light]{`)
    .replaceAll(':root{', `[data-brand=${id}]{`);
}

/** The looks of all customers, in one style sheet. */
export const brands: Plugin = {
  name: 'brands',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? readdirSync(customers, { withFileTypes: true })
          .flatMap((entry) => (entry.isDirectory() ? brand(entry.name) : []))
          .join('\n')
      : undefined,
};
