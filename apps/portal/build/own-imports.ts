import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/browser/import-with-files.ts');

/** Builds each `import()` with our function in place of Vite's, which is larger and does not tell Safari's lost files apart. */
export const ownImports: Plugin = {
  name: 'touchline:own-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from ${JSON.stringify(source)};`,
  },
};
