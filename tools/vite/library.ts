import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, type UserConfig } from 'vite';
import { declarations } from './declarations.ts';
import { getBundledPath, notices } from './notices.ts';
import type { ViteUserConfig } from 'vitest/config';

/** The condition under which a workspace package resolves to its TypeScript source. */
export const sourceCondition = '@touchline/source';

/** Setting `resolve.conditions` replaces Vite's defaults, so they are repeated here. */
export const sourceResolve = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
} satisfies UserConfig;

const workspace = join(import.meta.dirname, '../..');

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

/** Restores what a test file has changed, for the next file of its thread or process. */
const leaveAsFound = join(import.meta.dirname, '../testing/leave-as-found.ts');

/**
 * For tests with a DOM and with modules whose state other files must not see. `vmThreads` gives each file its own VM
 * context.
 */
export const isolatedDomTestOptions = {
  ...longTimeouts,
  pool: 'vmThreads',
  setupFiles: [...longTimeouts.setupFiles, join(import.meta.dirname, '../testing/browser-globals.ts')],
} satisfies ViteUserConfig['test'];

/**
 * For tests with a DOM. The DOM and the imports take longer to load than most files take to run, so a thread loads them
 * once. The files must therefore pass in any order.
 */
const sharedDomTestOptions = {
  ...isolatedDomTestOptions,
  pool: 'threads',
  isolate: false,
  setupFiles: [...isolatedDomTestOptions.setupFiles, leaveAsFound],
} satisfies ViteUserConfig['test'];

/**
 * For tests without a DOM: their imports take longer to load than most files take to run, so a process loads them once
 * per project. The files must therefore pass in any order and mock no module.
 */
export const sharedProcessTestOptions = {
  ...longTimeouts,
  isolate: false,
  setupFiles: [...longTimeouts.setupFiles, leaveAsFound],
} satisfies ViteUserConfig['test'];

type Tests = NonNullable<ViteUserConfig['test']>;

/**
 * All code of a page shares one observer. A file that replaces the class therefore needs its own modules, as does a
 * file that mocks modules.
 */
const needsOwnModules = /\bvi\s*\.(?:(?:doMock|mock|resetModules)\(|stubGlobal\(\s*'IntersectionObserver')/;

/**
 * Runs a project's tests in up to three projects of vitest. Most files share a thread or process. A file that mocks or
 * reloads modules, or replaces `IntersectionObserver`, has its own modules. A file that bundles runs in a process,
 * because the bundler's native code refuses functions of a DOM's context.
 *
 * @param name of the project
 */
export function splitTests(name: string, root: string, test: Tests & { include: string[] }): Tests {
  const files = globSync(test.include, { cwd: root });
  const isolatedFiles =
    test.pool === 'threads' ? files.filter((file) => needsOwnModules.test(readFileSync(join(root, file), 'utf8'))) : [];
  const isolated = { ...isolatedDomTestOptions, isolate: true };
  const bundling = { ...longTimeouts, name: `${name} bundling`, include: bundlingTests };
  // Vitest caches transformed modules for each root. With one root, projects use the modules that other projects have
  // transformed.
  const extend = (own: Tests) => ({ extends: true as const, root: workspace, test: { ...own, dir: root } });
  return {
    ...run,
    projects: [
      extend({ ...test, name, exclude: [...bundlingTests, ...isolatedFiles] }),
      ...(isolatedFiles.length > 0
        ? [extend({ ...test, ...isolated, name: `${name} isolated`, include: isolatedFiles, exclude: bundlingTests })]
        : []),
      ...(globSync(bundlingTests, { cwd: root }).length > 0 ? [extend(bundling)] : []),
    ],
  };
}

interface LibraryOptions {
  /** Where the unit tests run: plain Node, or a DOM. */
  environment?: 'node' | 'jsdom';
  /** Whether each test file with a DOM gets its own modules and window, because they have state. */
  isIsolated?: boolean;
  /**
   * Packages that the published library bundles, with their notices: packages patched here, which users would get
   * unpatched, and packages whose icons or fonts became sources. They are devDependencies.
   */
  bundledPackages?: readonly string[];
}

const noPackages: readonly string[] = [];

/** The Vite and Vitest configuration of every library: its entry points come from package.json `exports`. */
export function library(
  root: string,
  { environment = 'node', isIsolated = false, bundledPackages = noPackages }: LibraryOptions = {},
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
  const domTestOptions = isIsolated ? isolatedDomTestOptions : sharedDomTestOptions;
  const unitTestOptions = {
    environment,
    ...(environment === 'jsdom' ? domTestOptions : sharedProcessTestOptions),
    include: ['src/**/*.test.{ts,tsx}'],
  };
  return {
    root,
    plugins: [react(), declarations(root), notices(root, bundledPackages)],
    ...sourceResolve,
    build: {
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      lib: { entry, formats: ['es'], cssFileName: 'style' },
      rolldownOptions: {
        external: (id: string) => !/^[./\0]|^[a-z]:/i.test(id) && !bundledPackages.includes(id),
        output: { preserveModules: true, preserveModulesRoot: join(root, 'src'), entryFileNames: getBundledPath },
      },
    },
    test: splitTests(manifest.name, root, unitTestOptions),
  };
}
