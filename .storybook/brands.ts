import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeBrandCss } from '../apps/portal/build/brand-css.ts';

type Theme = Parameters<typeof writeBrandCss>[0];

interface Printed {
  customers: { id: string; theme: Theme }[];
  /** The reasons why folders are left out, one line each. */
  leftOut: string[];
}

const root = join(import.meta.dirname, '..');
const styles = 'virtual:brands.css';
const list = 'virtual:customers';

/** Reads the customers whose folders pass the checks, and why other folders are left out. */
function readCustomers(): Printed {
  const program = ['--conditions=@touchline/source', join(root, 'tools/customers/print-customers.ts')];
  return JSON.parse(execFileSync(process.execPath, program, { cwd: root, encoding: 'utf8' })) as Printed;
}

/** The brand CSS of a customer's build, scoped to its `data-brand`. The font faces are in preview.css. */
const createBrandCss = ({ id, theme }: Printed['customers'][number]): string =>
  writeBrandCss(theme, { copy: () => '', write: () => '' })
    .replace(/@font-face\{[^}]*\}/g, '')
    .replaceAll('[data-theme=light]{', `[data-brand=${id}][data-theme=light]{`)
    .replaceAll(':root{', `[data-brand=${id}]{`);

/**
 * Serves the brand CSS of all customers as one style sheet, and the list of customers.
 * It skips an incomplete or faulty folder with a notice, so that the stories of the other customers still load.
 */
export const brands: Plugin = {
  name: 'brands',
  resolveId: (id) => ([styles, list].includes(id) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${styles}`) return readCustomers().customers.map(createBrandCss).join('\n');
    if (id !== `\0${list}`) return undefined;
    const { customers, leftOut } = readCustomers();
    for (const line of leftOut) this.warn(`Left out of Storybook: ${line}`);
    return `export const customers = ${JSON.stringify(customers)};`;
  },
};
