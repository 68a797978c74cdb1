import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';

/** Every page's document; its script is named by who builds it. */
export const document = 'page.html';

/** Builds a page with a player into `outDir`, as an app would: engine builds become chunks of their own. @param script the page's, beside this file */
export async function buildPage(script: string, outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      react(),
      {
        name: 'page-script',
        transformIndexHtml: { order: 'pre', handler: (html) => html.replace('%script%', `./${script}`) },
      },
    ],
    ...sourceResolve,
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, document) },
    },
  });
}
