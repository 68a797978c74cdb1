import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { declarations } from './declarations.ts';
import { carriedPath, notices } from './notices.ts';
import type { ViteUserConfig } from 'vitest/config';

/** The condition under which a workspace package resolves to its TypeScript source. */
export const sourceCondition = '@touchline/source';

/** Setting `resolve.conditions` replaces Vite's defaults, so they are repeated here. */
export const sourceResolve = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
} satisfies UserConfig;

/** Tests that bundle something, by their place in a project. */
export const bundling = ['src/first-view.test.ts', 'build/**/*.test.ts'];

/** Some wait for a back-off to pass, and machines are busy: what hangs is found all the same. */
export const patience = { testTimeout: 20_000 };

/**
 * A DOM takes longer to load than most files take to run: a thread loads it once, and gives each file a world of its own in it.
 * The bundler's native code refuses functions of such a world, so that what bundles runs as a project of its own (vitest.config.ts).
 */
export const inOneDom = {
  ...patience,
  pool: 'vmThreads',
  setupFiles: [join(import.meta.dirname, '../testing/browser-globals.ts')],
} satisfies ViteUserConfig['test'];

/**
 * Without a DOM, what tests import takes longer to load than most files take to run: a process loads it once for all files of a project.
 * So they may come in any order, and replace no module. Where there is a DOM, modules keep what belongs to a page, and each file has its own.
 */
export const inOneProcess = {
  ...patience,
  isolate: false,
  setupFiles: [join(import.meta.dirname, '../testing/leave-as-found.ts')],
} satisfies ViteUserConfig['test'];

interface LibraryOptions {
  /** Where the unit tests run: plain Node, or a DOM. */
  environment?: 'node' | 'jsdom';
  /**
   * Packages whose work the published library holds itself, with their notices: what is patched here (users would get it unpatched), and
   * what was made into sources (icons, fonts). They are devDependencies.
   */
  carries?: readonly string[];
}

const noPackages: readonly string[] = [];

/** The one Vite and Vitest configuration of every library: its doors come from package.json `exports`. */
export function library(
  root: string,
  { environment = 'node', carries = noPackages }: LibraryOptions = {},
): ViteUserConfig {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string | Record<string, string>>;
  };
  const entry = Object.fromEntries(
    Object.values(manifest.exports).flatMap((target) => {
      const source = typeof target === 'string' ? undefined : target[sourceCondition];
      // Named for its place, so that a door's JavaScript lands beside its declarations.
      return source ? [[source.replace(/^\.\/src\/|\.tsx?$/g, ''), join(root, source)]] : [];
    }),
  );
  return {
    root,
    plugins: [react(), declarations(root), notices(root, carries)],
    ...sourceResolve,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: (id: string) => !/^[./\0]|^[a-z]:/i.test(id) && !carries.includes(id),
        output: { preserveModules: true, preserveModulesRoot: join(root, 'src'), entryFileNames: carriedPath },
      },
    },
    test: {
      name: manifest.name,
      environment,
      ...(environment === 'jsdom' ? inOneDom : inOneProcess),
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: [...bundling],
      passWithNoTests: true,
    },
  };
}
