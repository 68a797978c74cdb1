import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { declarations } from './declarations.ts';
import { getCarriedPath, notices } from './notices.ts';
import type { ViteUserConfig } from 'vitest/config';

/** The condition under which a workspace package resolves to its TypeScript source. */
export const sourceCondition = '@touchline/source';

/** Setting `resolve.conditions` replaces Vite's defaults, so they are repeated here. */
export const sourceResolve = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
} satisfies UserConfig;

/** Tests that bundle something, by their place in a project. */
const bundlingTests = ['src/first-view.test.ts', 'build/**/*.test.ts'];

/** Long time-outs: some tests wait for a back-off, and machines are busy. */
export const longTimeouts = {
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
  setupFiles: [join(import.meta.dirname, '../testing/patient-waits.ts')],
} satisfies ViteUserConfig['test'];

/** The options of every run of vitest: the reference backend for files that use it, and a report for `npm test`. */
export const run = {
  globalSetup: [join(import.meta.dirname, '../testing/reference-backend.ts')],
  reporters: ['default', join(import.meta.dirname, '../checks/vitest-reporter.ts')],
  passWithNoTests: true,
} satisfies ViteUserConfig['test'];

/**
 * For tests with a DOM: it takes longer to load than most files take to run, so a thread loads it once, and gives each
 * file its own VM context. Tests that bundle run in a separate project (`besideBundling`).
 */
export const sharedDomTestOptions = {
  ...longTimeouts,
  pool: 'vmThreads',
  setupFiles: [...longTimeouts.setupFiles, join(import.meta.dirname, '../testing/browser-globals.ts')],
} satisfies ViteUserConfig['test'];

/**
 * For tests without a DOM: their imports take longer to load than most files take to run, so a process loads them once per project.
 * The files must therefore pass in any order and mock no module.
 */
export const sharedProcessTestOptions = {
  ...longTimeouts,
  isolate: false,
  setupFiles: [...longTimeouts.setupFiles, join(import.meta.dirname, '../testing/leave-as-found.ts')],
} satisfies ViteUserConfig['test'];

type Tests = NonNullable<ViteUserConfig['test']>;

/**
 * Runs tests in a DOM and tests that bundle, as two projects: the bundler's native code refuses functions of a DOM's context.
 *
 * @param name of the project
 */
export const besideBundling = (name: string, test: Tests): Tests => ({
  ...run,
  projects: [
    { extends: true, test: { ...test, name, exclude: bundlingTests } },
    { extends: true, test: { ...longTimeouts, name: `${name} bundling`, include: bundlingTests } },
  ],
});

interface LibraryOptions {
  /** Where the unit tests run: plain Node, or a DOM. */
  environment?: 'node' | 'jsdom';
  /**
   * Packages that the published library bundles, with their notices: packages patched here, which users would get
   * unpatched, and packages whose icons or fonts became sources. They are devDependencies.
   */
  carries?: readonly string[];
}

const noPackages: readonly string[] = [];

/** The Vite and Vitest configuration of every library: its entry points come from package.json `exports`. */
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
      // The name is the entry's path, so that its JavaScript is in the folder of its declarations.
      return source ? [[source.replace(/^\.\/src\/|\.tsx?$/g, ''), join(root, source)]] : [];
    }),
  );
  const unitTestOptions = {
    environment,
    ...(environment === 'jsdom' ? sharedDomTestOptions : sharedProcessTestOptions),
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
        output: { preserveModules: true, preserveModulesRoot: join(root, 'src'), entryFileNames: getCarriedPath },
      },
    },
    test: existsSync(join(root, 'src/first-view.test.ts'))
      ? besideBundling(manifest.name, unitTestOptions)
      : { ...run, ...unitTestOptions, name: manifest.name },
  };
}
