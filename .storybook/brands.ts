import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { brandCss } from '../apps/portal/build/brand-css.ts';

type Theme = Parameters<typeof brandCss>[0];

interface Printed {
  customers: { id: string; theme: Theme }[];
  /** Why folders are left out, one line each. */
  leftOut: string[];
}

const root = join(import.meta.dirname, '..');
const styles = 'virtual:brands.css';
const list = 'virtual:customers';

/** The customers that are whole and sound. */
function readCustomers(): Printed {
  const program = ['--conditions=@touchline/source', join(root, 'tools/customers/print-customers.ts')];
  return JSON.parse(execFileSync(process.execPath, program, { cwd: root, encoding: 'utf8' })) as Printed;
}

/** What a customer's build writes of its look, for documents that carry the customer's name. Faces are in preview.css. */
const brand = ({ id, theme }: Printed['customers'][number]): string =>
  brandCss(theme, { copy: () => '', write: () => '' })
    .replace(/@font-face\{[^}]*\}/g, '')
    .replaceAll('[data-theme=light]{', `[data-brand=${id}][data-theme=light]{`)
    .replaceAll(':root{', `[data-brand=${id}]{`);

/**
 * The looks of all customers, in one style sheet, and what the customers are. A folder that was dropped in by halves, or is faulty,
 * is left out with a notice: it takes no other's stories away.
 */
export const brands: Plugin = {
  name: 'brands',
  resolveId: (id) => ([styles, list].includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${styles}`) return readCustomers().customers.map(brand).join('\n');
    if (id !== `\0${list}`) return undefined;
    const { customers, leftOut } = readCustomers();
    for (const line of leftOut) this.warn(`Left out of Storybook: ${line}`);
    return `export const customers = ${JSON.stringify(customers)};`;
  },
};
