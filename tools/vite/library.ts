import { existsSync, readFileSync } from 'node:fs';
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
const bundling = ['src/first-view.test.ts', 'build/**/*.test.ts'];

/** Some wait for a back-off to pass, and machines are busy: what hangs is found all the same. */
export const patience = {
  testTimeout: 30_000,
  retry: 1,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [join(import.meta.dirname, '../testing/patient-waits.ts')],
} satisfies ViteUserConfig['test'];

/** What every run of vitest has: the reference backend for files that ask for it, and a report for `npm test`. */
export const run = {
  globalSetup: [join(import.meta.dirname, '../testing/reference-backend.ts')],
  reporters: ['default', join(import.meta.dirname, '../checks/vitest-reporter.ts')],
  passWithNoTests: true,
} satisfies ViteUserConfig['test'];

/**
 * A DOM takes longer to load than most files take to run: a thread loads it once, and gives each file a world of its own in it.
 * What bundles runs as a project of its own (`besideBundling`).
 */
export const inOneDom = {
  ...patience,
  pool: 'vmThreads',
  setupFiles: [...patience.setupFiles, join(import.meta.dirname, '../testing/browser-globals.ts')],
} satisfies ViteUserConfig['test'];

/**
 * Without a DOM, what tests import takes longer to load than most files take to run: a process loads it once for all files of a project.
 * So they may come in any order, and replace no module. Where there is a DOM, modules keep what belongs to a page, and each file has its own.
 */
export const inOneProcess = {
  ...patience,
  isolate: false,
  setupFiles: [...patience.setupFiles, join(import.meta.dirname, '../testing/leave-as-found.ts')],
} satisfies ViteUserConfig['test'];

type Tests = NonNullable<ViteUserConfig['test']>;

/**
 * Tests in a DOM beside tests that bundle, in one run. They are two projects, because the bundler's native code refuses functions of a DOM's world.
 *
 * @param name of the project
 */
export const besideBundling = (name: string, test: Tests): Tests => ({
  ...run,
  projects: [
    { extends: true, test: { ...test, name, exclude: bundling } },
    { extends: true, test: { ...patience, name: `${name} bundling`, include: bundling } },
  ],
});

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
  const units = {
    environment,
    ...(environment === 'jsdom' ? inOneDom : inOneProcess),
    include: ['src/**/*.test.{ts,tsx}'],
  };
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
    test: existsSync(join(root, 'src/first-view.test.ts'))
      ? besideBundling(manifest.name, units)
      : { ...run, ...units, name: manifest.name },
  };
}
