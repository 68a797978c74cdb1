import react from '@vitejs/plugin-react';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { sourceResolve } from '../../../tools/vite/library.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built pages. */
    builtPages: string;
  }
}

const documents = ['player.html', 'controls.html'] as const;

/** A page with a player that plays, or with its controls only. */
export type PageDocument = (typeof documents)[number];

let folder = '';

/** Builds the pages once for all test files, as an app would: engine builds become chunks of their own. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'player-pages-'));
  // With vitest's own value, Vite bundles the slower React for development.
  process.env['NODE_ENV'] = 'production';
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    ...sourceResolve,
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: documents.map((document) => join(import.meta.dirname, document)) },
    },
  });
  project.provide('builtPages', folder);
}

export const teardown = (): Promise<void> => rm(folder, { recursive: true, force: true });
