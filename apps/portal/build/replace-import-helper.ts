import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../src/recovery/import-with-files.ts');

/**
 * Replaces Vite's helper around each `import()` with our function. Vite's is larger, and does not name the missing file
 * in Safari.
 */
export const replaceImportHelper: Plugin = {
  name: 'touchline:replace-import-helper',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from ${JSON.stringify(source)};`,
  },
};
