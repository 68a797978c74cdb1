import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { build } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';

/** Builds a page with a player into `outDir`, as an app would: engine builds become chunks of their own. */
export async function buildPage(page: string, outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    ...sourceResolve,
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(import.meta.dirname, page) },
    },
  });
}
