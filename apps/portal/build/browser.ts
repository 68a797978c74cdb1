import { join } from 'node:path';
import { places } from '@touchline/feature-kit/rendering';
import react from '@vitejs/plugin-react';
import type { CSSOptions, InlineConfig, Rolldown } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';
import { catalogue, shell } from '../features.ts';
import type { BuildParts } from '../../../tools/customers/browser-parts.ts';
import { classNames } from './class-names.ts';
import { composition } from './composition.ts';
import { neutralName } from '../../../tools/vite/neutral-name.ts';
import { quietRouter } from './quiet-router.ts';
import { allLooks } from './shell-looks.ts';

const portalRoot = join(import.meta.dirname, '..');

/** What every visitor runs before anything else, of other makers; one chunk, which stays cached across builds that change only our own code. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|jotai|use-sync-external-store|cookie|set-cookie-parser)\//;

/** What home begins with. */
const hero = /\/libs\/(ui-kit\/src\/(hero|layout\/featured-grid)|content\/src\/event-hero)\b/;

/**
 * Looks of what most pages may show and few do: that there is nothing, that something failed or is under way, art where there is no picture;
 * and of a channel's card.
 */
const seldom = /\/libs\/(ui-kit|content)\/src\/.*\/(message|spinner|card-skeleton|match-art|sport-mark)\.module\.css\b/;
const channels = /\/libs\/ui-kit\/src\/card\/channel-frame\.module\.css\b/;

/** What pages are made of beyond a home page: rows, tabs. */
const rows = /\/libs\/(ui-kit\/src\/(tabs|layout\/cover-link)|content\/src\/(event-row|countdown))\b/;

/** What pages are made of that are a list. */
const lists = /\/libs\/(ui-kit\/src\/(chip|layout\/(page-head|card-grid))|content\/src\/list)\b/;

/** What stands beside a match, and in forms. */
const asides = /\/libs\/(ui-kit\/src\/(notice|switch)|content\/src\/(event-mini-card|score-bar))\b/;

/** What pages of teams, leagues and categories are made of. */
const entities =
  /\/libs\/(ui-kit\/src\/(banner-strip|day-strip)|content\/src\/entity\/([a-z]+-(head|card|action)|banners))\b/;

/** What is a viewer's own: no visitor's page is made of it. */
const own =
  /\/libs\/content\/src\/(own-row\/own-rows?|crest\/ground-of|queries\/(clips-by-id|lists-of-followed|own-page-query))\b/;

/** What pages are made of, without what only opens or is filled in. */
const kit =
  /\/libs\/(contract\/src\/events\/event-values|(ui-kit|content)\/src\/(?!dialog|menu|popover|tooltip|select|slider|toast|doors|field|password|checkbox|sheet)|feature-kit\/src\/page\/(?!load))/;

/** What is not everywhere of it. Its styles come apart: a page that shows nothing of them is sent without (withSheetsOf). */
const parts = { hero, rows, lists, asides, own };
const isPart = (id: string): boolean => [...Object.values(parts), entities].some((part) => part.test(id));

/** `event-pages`, for what the pages of a feature have in common: its files that end in `.pages`, with all that these lean on. */
const ownPages = (id: string): string => `${/^.*\/([^/]+)\/(?:src|dist)\//.exec(id)?.[1] ?? 'own'}-pages`;

/** What loads pages once a visit goes on. */
const navigation = /\/apps\/portal\/src\/browser\/|\/libs\/feature-kit\/src\/page\/load/;

/**
 * A chunk of a few hundred bytes costs a slow line a round trip: what is needed together comes as one. What every visit starts with
 * stays apart, so that nothing else is fetched for it.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, tags: ['$initial'], priority: 2 },
  { name: 'first', tags: ['$initial'], priority: 1 },
  { name: 'seldom', test: seldom, priority: 0.9 },
  { name: 'channels', test: channels, priority: 0.9 },
  { name: 'kit', test: (id) => kit.test(id) && !isPart(id), minShareCount: 2, priority: 0.8 },
  ...Object.entries(parts).map(([name, test]) => ({ name, test, minShareCount: 2, priority: 0.7 })),
  // What features are before a page of theirs is wanted: pages lean on it, and it must not lean on theirs.
  { name: 'features', test: /\/portal\/src\/load-features\.ts$/, priority: 0.65 },
  // Shell and cards ask for these as well as the page that has them: in the page's chunk they would bring that to every list.
  {
    name: 'left-off',
    test: /\/event\/(?:src|dist)\/(?:positions\/position-store|mini\/(?:mini-store|load-mini-player))\.[jt]s$/,
    priority: 0.62,
  },
  // What the player shares with what comes beside it (a camera, an ad's break, marks): each would be a file of a few hundred bytes.
  {
    name: 'player-parts',
    test: /\/player\/(?:src|dist)\/(?:controls|stage|timeline)\//,
    minShareCount: 2,
    priority: 0.5,
  },
  { name: ownPages, debugName: 'pages', test: /\.pages\.[jt]sx?$/, priority: 0.6 },
  // What fills the slots of a place comes together.
  ...places.map((place) => ({ name: `${place}-fills`, test: new RegExp(`\\.${place}\\.[jt]sx?$`) })),
  // Asked before any other page is shown.
  { name: 'guards', test: /-guards?\.[jt]s$/ },
  { name: 'navigation', test: navigation },
];

/**
 * A page names a hundred files, and the features' chunk three hundred: seven characters of a hash, which is as few as the bundler takes, tell one
 * file's contents apart as well as its usual eight.
 */
const fileName = (name: string): string => `assets/${neutralName(name)}-[hash:7]`;

/** Files of chunks, by the chunks' names. */
const filesOf = (...names: string[]): RegExp => new RegExp(`^assets/(?:${names.map(neutralName).join('|')})-`);

/** What is there before any `import()` is made: all else leans on it. */
const beforeAll = filesOf('rolldown-runtime', 'vendor', 'entry-client');

/** What the features' chunk, and the fills that it brings, lean on. */
const beforeFeatures = filesOf('kit', 'seldom', 'channels');
const ofFeatures = filesOf('features', ...places.map((place) => `${place}-fills`));

/** What an `import()` fetches beside its module: what that leans on and is not there already. */
const withoutPresent = (_file: string, files: string[], { hostId }: { hostId: string }): string[] =>
  files.filter((file) => !beforeAll.test(file) && !(ofFeatures.test(hostId) && beforeFeatures.test(file)));

const shared = (parts: BuildParts): InlineConfig => ({
  root: portalRoot,
  configFile: false,
  logLevel: 'warn',
  plugins: [react(), composition(parts), quietRouter],
  ...sourceResolve,
});

/** In both builds; in development names say where they come from. */
const shortNames = (): CSSOptions => ({ modules: { generateScopedName: classNames() } });

/** The browser's build of some features and looks. */
export const browserBuild = (parts: BuildParts, outDir: string): InlineConfig => ({
  ...shared(parts),
  css: shortNames(),
  build: {
    outDir,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false, resolveDependencies: withoutPresent },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The player's engine is one file of its makers'.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: join(portalRoot, 'src/entry-client.tsx'),
      output: {
        // Without a dash or an underscore, which lists of blockers take for the end of a word.
        hashCharacters: 'base36',
        entryFileNames: ({ name }) => `${fileName(name)}.js`,
        chunkFileNames: ({ name }) => `${fileName(name)}.js`,
        assetFileNames: ({ names: [name = ''] }) => `${fileName(name.replace(/\.\w+$/, ''))}[extname]`,
        codeSplitting: { groups: chunks },
      },
    },
  },
});

/** The server's one bundle: every feature, look and language, filtered by the customer at run time. */
export const serverBuild = (outDir: string): InlineConfig => {
  const config = shared({ featureIds: Object.keys(catalogue), looks: allLooks() });
  return {
    ...config,
    css: shortNames(),
    ssr: { ...config.ssr, noExternal: true, target: 'node' },
    // Left to the process's environment, React's development build would be bundled and run: three times the work.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: join(portalRoot, 'src/entry-server.tsx'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      reportCompressedSize: false,
    },
  };
};

/** Libraries, though one of them may come packed: bundled by itself it would bring its own copy of all that it shares with others. */
const ours = /^@touchline\//;

/** The same for development: modules on demand, no bundles. */
export const developmentServer = (parts: BuildParts): InlineConfig => ({
  ...shared(parts),
  ssr: { ...sourceResolve.ssr, noExternal: [ours] },
  optimizeDeps: { exclude: [shell, ...Object.values(catalogue)] },
  appType: 'custom',
  server: { middlewareMode: true },
});
