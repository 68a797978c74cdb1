import { join } from 'node:path';
import { places } from '@touchline/feature-kit/rendering';
import react from '@vitejs/plugin-react';
import type { CSSOptions, InlineConfig, Rolldown } from 'vite';
import { sourceResolve } from '../../../tools/vite/library.ts';
import { catalogue, shell } from '../features.ts';
import type { BuildParts } from '../../../tools/customers/browser-parts.ts';
import { classNames } from './class-names.ts';
import { composition } from './composition.ts';
import { quietRouter } from './quiet-router.ts';
import { allLooks } from './shell-looks.ts';

const portalRoot = join(import.meta.dirname, '..');

/** What every visitor runs before anything else, of other makers; one chunk, which stays cached across builds that change only our own code. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack|i18next|react-i18next|jotai|use-sync-external-store|cookie|set-cookie-parser)\//;

/** What pages are made of beyond a home page: rows, tabs, the small things of lists and matches. */
const rows =
  /\/libs\/(ui-kit\/src\/(tabs|notice|chip|layout\/(page-head|card-grid|cover-link))|content\/src\/(event-row|event-mini-card|score-bar|countdown|list))\b/;

/** What pages of teams, leagues and categories are made of. */
const entities = /\/libs\/(ui-kit\/src\/(banner-strip|day-strip)|content\/src\/entity\/([a-z]+-(head|card)|banners))\b/;

/** What pages are made of, without what only opens or is filled in. */
const kit =
  /\/libs\/(contract\/src\/events\/event-values|(ui-kit|content)\/src\/(?!dialog|menu|popover|tooltip|select|slider|toast|doors|field|password|checkbox|sheet)|feature-kit\/src\/page\/(?!load))/;

/** `event-pages`, for what the pages of a feature have in common: its files that end in `.pages`, with all that these lean on. */
const ownPages = (id: string): string => `${/.*\/([^/]+)\/(?:src|dist)\//.exec(id)?.[1] ?? 'own'}-pages`;

/** What loads pages once a visit goes on. */
const navigation = /\/apps\/portal\/src\/browser\/|\/libs\/feature-kit\/src\/page\/load/;

/**
 * A chunk of a few hundred bytes costs a slow line a round trip: what is needed together comes as one. What every visit starts with
 * stays apart, so that nothing else is fetched for it.
 */
const chunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', test: vendor, tags: ['$initial'], priority: 2 },
  { name: 'first', tags: ['$initial'], priority: 1 },
  { name: 'kit', test: (id) => kit.test(id) && !rows.test(id) && !entities.test(id), minShareCount: 2, priority: 0.8 },
  { name: 'rows', test: rows, minShareCount: 2, priority: 0.7 },
  // What features are before a page of theirs is wanted: pages lean on it, and it must not lean on theirs.
  { name: 'features', test: /\/portal\/src\/load-features\.ts$/, priority: 0.65 },
  { name: ownPages, test: /\.pages\.[jt]sx?$/, priority: 0.6 },
  // What fills the slots of a place comes together.
  ...places.map((place) => ({ name: `${place}-fills`, test: new RegExp(`\\.${place}\\.[jt]sx?$`) })),
  // Asked before any other page is shown.
  { name: 'guards', test: /-guards?\.[jt]s$/ },
  { name: 'navigation', test: navigation },
];

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
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The player's engine is one file of its makers'.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: join(portalRoot, 'src/entry-client.tsx'),
      output: { codeSplitting: { groups: chunks } },
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
