import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { locales } from '@touchline/i18n/locales';
import type { Plugin } from 'vite';

const prefix = 'virtual:canary/';

/** As many texts as a feature of some size has. */
const texts = Object.fromEntries(
  Array.from({ length: 200 }, (_, index) => [`text${index}`, `Words of the canary, number ${index}`]),
);

/** As much code as a session needs: about 5 KB that cannot be compressed further. */
const ballast = Array.from({ length: 150 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('base64'),
).join('');

/** Adds the canary to a browser build as one more feature. */
export const withCanary: Plugin = {
  name: 'touchline:canary',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${prefix}ballast`) return `export default ${JSON.stringify(ballast)};`;
    if (!id.startsWith(`\0${prefix}texts/`)) return undefined;
    return `export default ${JSON.stringify({ canary: { ...texts, locale: id } })};`;
  },
  transform(code, id) {
    if (id === '\0virtual:touchline/features')
      return `import { manifest as canary } from ${JSON.stringify(join(import.meta.dirname, 'manifest.ts'))};\n${code.replace('features = [', 'features = [canary, ')}`;
    if (id !== '\0virtual:touchline/texts') return undefined;
    const loaders = locales.map(
      (locale) => `'${locale}': () => import('${prefix}texts/${locale}').then((m) => m.default)`,
    );
    return code.replace('texts = {', `texts = { canary: { ${loaders.join(',\n')} },`);
  },
};
