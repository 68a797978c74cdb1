import { join } from 'node:path';
import { slotLocations } from '@touchline/feature-kit/rendering';
import react from '@vitejs/plugin-react';
import type { CSSOptions, InlineConfig, Rolldown } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';
import { catalogue, getPackages, shell } from '../features.ts';
import type { BuildParts } from './customers/browser-parts.ts';
import { createClassNamer } from './class-names.ts';
import { createVirtualModules } from './virtual-modules.ts';
import { callChunks, viewerChunks } from './late-chunks.ts';
import { toNeutralName } from '../../../tools/vite/neutral-name.ts';
import { removeBuildKeys } from './remove-build-keys.ts';
import { replaceImportHelper } from './replace-import-helper.ts';
import { slimVendor } from './slim-vendor.ts';
import { listVariants } from './shell-variants-module.ts';

const portalRoot = join(import.meta.dirname, '..');

/**
 * Third-party code that every visitor runs first: one chunk, which stays cached across builds that change only our
 * code.
 */
const vendorPattern =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|jotai|use-sync-external-store|cookie|set-cookie-parser)\//;

/** The hero, which is the first part of the home page. */
const heroPattern = /\/libs\/(ui-kit\/src\/(hero|layout\/featured-grid)|content\/src\/event-hero)\b/;

/**
 * Styles that most pages may need and few show, such as empty, error and loading states, and art in place of a picture.
 */
const rarePattern =
  /\/libs\/(?:(?:ui-kit|content)\/src\/.*\/(?:message|spinner|card-skeleton|match-art|sport-icon|badge-tones|track-button)|shell\/src\/problem-page)\.module\.css\b/;
const channelPattern = /\/libs\/ui-kit\/src\/card\/channel-frame\.module\.css\b/;

/** Components that pages other than home add: rows and tabs. */
const rowPattern = /\/libs\/(ui-kit\/src\/(tabs|layout\/cover-link)|content\/src\/(event-row|countdown))\b/;

/** Components of pages that show a list. */
const listPattern = /\/libs\/(ui-kit\/src\/(chip|layout\/(page-head|card-grid))|content\/src\/list)\b/;

/** Components next to a match and in forms. */
const asidePattern =
  /\/libs\/(ui-kit\/src\/(notice|switch)|content\/src\/(event-mini-card|score-bar|line-ups|match-clock\/moment-time))\b/;

/** Inputs of forms and filters. */
const fieldPattern = /\/libs\/ui-kit\/src\/field\/(field|input|native-select|checkbox)\b/;

/** Components of the pages of teams, leagues and categories. */
const entityPattern = /\/libs\/(ui-kit\/src\/(banner-strip|day-strip)|content\/src\/entity\/[a-z]+-(head|card))\b/;

/** The rows of signed-in viewers, which an anonymous visitor's page does not need. */
const personalPattern =
  /\/libs\/content\/src\/(personal-row\/(personal-(row|row-heights|part)|release-reserved-height)|crest\/get-team-background|queries\/(create-followed-fetch|personal-page-query))\b/;

/** Components of all pages, except those that a press opens (dialogs, menus) or that take input (fields). */
const kitPattern =
  /\/libs\/(contract\/src\/(events\/event-values|accounts\/clip-limits|wire\/(is-id|get-own-value))|(ui-kit|content)\/src\/(?!dialog|menu|popover|tooltip|select|slider|toast|doors|field|password|checkbox|sheet)|feature-kit\/src\/(page\/(define|own|page|query-(?:context|param))|slots\/use-lazy-slots|corner\/)|catalog\/src\/(components\/section\/|api\/use-shelf-entries))/;

/**
 * Components that only some pages show. Their styles are separate chunks, which `withUsedSheets` leaves out of the
 * other pages.
 */
const chunkPatterns = {
  hero: heroPattern,
  rows: rowPattern,
  lists: listPattern,
  asides: asidePattern,
  fields: fieldPattern,
  own: personalPattern,
};
const isPart = (id: string): boolean => [...Object.values(chunkPatterns), entityPattern].some((part) => part.test(id));

/**
 * Names the chunk of the modules that a feature's pages share: files ending in `.pages`, and their imports.
 * @returns for example `event-pages`
 */
const getPageChunkName = (id: string): string => `${/^.*\/([^/]+)\/(?:src|dist)\//.exec(id)?.[1] ?? 'own'}-pages`;

/** Styles of the player, in one sheet. */
const playerStylePattern =
  /\/player\/(?:src|dist)\/(?:controls|player-view|captions\/captions|preview|ads\/use-ad-break).*\.module\.css\b/;

/**
 * Modules that fills and start-up effects share with pages or with the session. They are in the chunk of the fills, so
 * that fills load no chunk of a page, and a session does not need the effects.
 */
const fillImports: Readonly<Record<string, RegExp>> = {
  shell:
    /\/(?:event\/(?:src|dist)\/(?:state\/positions\/position-store|state\/tab-video\/mini-store|components\/mini\/load-mini-player)|account\/(?:src|dist)\/state\/has-passkeys-atom|telemetry\/(?:src|dist)\/analytics-events)\.[jt]s$/,
  card: /\/following\/(?:src|dist)\/api\/(?:followed-list|follow-mutation)\.[jt]s$/,
};

const isFill = (id: string, slotLocation: string): boolean =>
  id.split('.').at(-2) === slotLocation || fillImports[slotLocation]?.test(id) === true;

/** Groups the fills of a slot location, because they load together. */
const createFillChunk = (slotLocation: string): Rolldown.CodeSplittingGroup => ({
  name: `${slotLocation}-fills`,
  test: (id) => isFill(id, slotLocation),
});

/** Modules that load each page after the first, its guards, and the page that shows its problem. */
const navigationPattern =
  /\/apps\/portal\/src\/(boot|navigation|recovery|parts\/get-feature)\b|\/libs\/feature-kit\/src\/page\/load|\/shell\/(src|dist)\/problem-page\.[jt]sx?$|^(?!.*\/node_modules\/).*-guards?\.[jt]s$/;

/**
 * A chunk of a few hundred bytes costs a slow line a round trip, so modules needed together share a chunk.
 * The initial chunks stay separate, so that the start of a visit fetches no other code.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendorPattern, tags: ['$initial'], priority: 2 },
  { name: 'first', tags: ['$initial'], priority: 1 },
  { name: 'seldom', test: rarePattern, priority: 0.9 },
  { name: 'channels', test: channelPattern, priority: 0.9 },
  { name: 'kit', test: (id) => kitPattern.test(id) && !isPart(id), minShareCount: 2, priority: 0.8 },
  ...Object.entries(chunkPatterns).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 0.7 })),
  ...callChunks,
  // The features' contributions and their fills of the shell, which every page loads. Pages import this chunk, so it
  // must not import a page's chunk.
  {
    name: 'features',
    test: (id) => id.endsWith('/portal/src/parts/join-features.ts') || isFill(id, 'shell'),
    priority: 0.65,
  },
  { name: 'player-styles', test: playerStylePattern, priority: 0.5 },
  // Modules that the player shares with cameras, ad breaks and markers: each would be a file of a few hundred bytes.
  {
    name: 'player-parts',
    test: /\/player\/(?:src|dist)\/(?:controls|player-view)\//,
    minShareCount: 2,
    priority: 0.5,
  },
  { name: getPageChunkName, debugName: 'pages', test: /\.pages\.[jt]sx?$/, priority: 0.6 },
  { name: 'navigation', test: navigationPattern, priority: 0.1 },
  ...slotLocations.filter((slotLocation) => slotLocation !== 'shell').map(createFillChunk),
  ...viewerChunks,
];

/**
 * A page names a hundred files and the features' chunk three hundred, so short hashes save bytes. Seven characters, the
 * bundler's minimum, distinguish the versions of a file well enough.
 */
const getFileNamePattern = (name: string): string => `assets/${toNeutralName(name)}-[hash:7]`;

/** Files of chunks, by the chunks' names. */
const getFiles = (...names: string[]): RegExp => new RegExp(`^assets/(?:${names.map(toNeutralName).join('|')})-`);

/** Files that are loaded before any `import()` runs: every chunk depends on them. */
const alwaysLoadedPattern = getFiles('rolldown-runtime', 'vendor', 'entry-client');

/** Files that the features' chunk and its fills depend on. */
const loadedBeforeFeaturesPattern = getFiles('kit', 'seldom', 'channels');
const featureFiles = getFiles('features', ...slotLocations.map((slotLocation) => `${slotLocation}-fills`));

/** Leaves out files that are already loaded from the files that an `import()` fetches together with its module. */
const dropLoadedFiles = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  files.filter(
    (file) => !alwaysLoadedPattern.test(file) && !(featureFiles.test(hostId) && loadedBeforeFeaturesPattern.test(file)),
  );

const getSharedConfig = (parts: BuildParts): InlineConfig => ({
  root: portalRoot,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), createVirtualModules(parts), removeBuildKeys, ...slimVendor, replaceImportHelper],
  ...sourceResolve,
});

/**
 * Returns the options for short class names, which both builds share; in development a class name contains its file's
 * name.
 */
const getCssOptions = (): CSSOptions => ({ modules: { generateScopedName: createClassNamer() } });

/** Returns Vite's configuration for a browser build with the given features and shell variants. */
export const getBrowserBuildConfig = (parts: BuildParts, outDir: string): InlineConfig => ({
  ...getSharedConfig(parts),
  css: getCssOptions(),
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: dropLoadedFiles },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The player's engine is a single third-party file.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: join(portalRoot, 'src/entry-client.ts'),
      output: {
        // Base 36 has no dash or underscore, which blocker lists take for the end of a word.
        hashCharacters: 'base36',
        entryFileNames: ({ name }) => `${getFileNamePattern(name)}.js`,
        chunkFileNames: ({ name }) => `${getFileNamePattern(name)}.js`,
        assetFileNames: ({ names: [name = ''] }) => `${getFileNamePattern(name.replace(/\.\w+$/, ''))}[extname]`,
        codeSplitting: { groups: chunks },
      },
    },
  },
});

/**
 * Returns Vite's configuration for the only server bundle: it contains all features, variants and languages, and uses
 * the customer's at run time.
 */
export const getServerBuildConfig = (outDir: string): InlineConfig => {
  const config = getSharedConfig({ featureIds: Object.keys(catalogue), variants: listVariants() });
  return {
    ...config,
    css: getCssOptions(),
    ssr: { ...config.ssr, noExternal: true, target: 'node' },
    // Without this, the bundle would contain React's development build, which takes three times as long.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: join(portalRoot, 'src/entry-server.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
    },
  };
};

/**
 * Our libraries, including built ones, which the development server must transform: otherwise they load second copies
 * of shared modules.
 */
const portalPackagePattern = /^@touchline\//;

/** Returns Vite's configuration for development, which serves modules on demand, without bundles. */
export const getDevelopmentServerConfig = (parts: BuildParts): InlineConfig => ({
  ...getSharedConfig(parts),
  ssr: { ...sourceResolve.ssr, noExternal: [portalPackagePattern] },
  optimizeDeps: { exclude: [shell, ...getPackages(Object.keys(catalogue))] },
  appType: 'custom',
  server: { middlewareMode: true },
});
