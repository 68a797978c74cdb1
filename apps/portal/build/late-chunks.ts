import type { Rolldown } from 'vite';

const zodPattern = /\/node_modules\/zod\//;

/** Names one chunk for the schemas that several calls and messages share, except purchase schemas. */
const getCallChunkName: Rolldown.CodeSplittingNameFunction = (id, context) => {
  if (/\/(?:read-all-pages|error-codes)\.[jt]s$/.test(id)) return 'calls';
  const isOfContract = /\/contract\/(?:src|dist)\/(?!commerce\/(?!money))/.test(id);
  // Pages import modules without schemas, such as clean-ups of a text, before their first call.
  return isOfContract && context.getModuleInfo(id)?.importedIds.some((importedId) => zodPattern.test(importedId))
    ? 'calls'
    : null;
};

/** Data of a viewer that pages share with the features' effects: one chunk for each feature. */
const viewerData: Readonly<Record<string, RegExp>> = {
  account: /\/account\/(?:src|dist)\/(?:api\/devices-query|state\/typed-email)/,
  club: /\/club\/(?:src|dist)\/api\/(?!choose-)/,
  commerce:
    /\/commerce\/(?:src|dist)\/(?:paths\.|api\/[a-z-]+\.|state\/[a-z-]+\/)|\/contract\/(?:src|dist)\/commerce\//,
  event: /\/event\/(?:src|dist)\/(?:(?:components|state)\/cross-device|state\/tab-video)\//,
};

/**
 * Chunks that load after the first view and that pages share with code of features. A group also contains the imports
 * of its modules. If several groups name a module, the first one contains it.
 */
export const callChunks: Rolldown.CodeSplittingGroup[] = [
  { name: 'zod', test: zodPattern },
  { name: getCallChunkName, debugName: 'calls', minShareCount: 2 },
  {
    name: 'transport',
    test: /\/(?:api-client\/(?:src|dist)\/(?:transport|any-signal)|content\/(?:src|dist)\/(?:queries|entity)\/calls)\.[jt]s$/,
  },
  {
    name: 'socket',
    test: /\/realtime\/(?:src|dist)\/(?:create-realtime|connection)\.[jt]s$|\/socket\.io-client\/|\/socket-listeners\.ts$|\/content\/(?:src|dist)\/cache\/changes\.[jt]s$/,
  },
  // Questions and the mini player use the player of a page without loading that page's code.
  { name: 'remote', test: /\/player\/(?:src|dist)\/(?:remote\/|engine\/shaka\/shaka-builds)/, minShareCount: 2 },
  {
    name: 'products',
    test: /\/commerce\/(?:src|dist)\/api\/(?:products\/|remove-duplicates)/,
    minShareCount: 2,
  },
];

/** Chunks with the modules that a page needs together: at its idle time, and for a signed-in viewer. */
export const viewerChunks: Rolldown.CodeSplittingGroup[] = [
  ...Object.entries(viewerData).map(([feature, test]) => ({ name: `${feature}-data`, test, minShareCount: 2 })),
  // The features' parts of home for a signed-in viewer.
  {
    name: 'personal-rows',
    test: /\/(?:club-band|followed-rows|continue-watching-row|device-offer|my-team-tab)\.[jt]sx?$/,
  },
  // Effects that start on every page, and the telemetry to which they report.
  {
    name: 'starts',
    test: /\/(?:account|push|analytics|install|offline|reports)\/(?:src|dist)\/(?:.*\/)?start-[a-z-]+\.[jt]s$|\/create-telemetry\.[jt]s$/,
  },
  // Parts of a match's page that load once its video plays, without imports of the player's own chunk.
  {
    name: 'playing',
    test: /\/event\/(?:src|dist)\/(?:components\/(?:cross-device\/device-sync-controls|mini\/mini-player|line-ups\/line-ups)|api\/stats-call)\.[jt]sx?$|\/player\/(?:src|dist)\/(?:controls\/timeline\/marker-layers|device\/connect-media-session|cast\/sync-cast)\.[jt]sx?$/,
  },
  {
    name: 'watched-moments',
    test: /\/moments\/(?:src|dist)\/(?:api\/moment\.|components\/(?:list\/(?:use-watched-moments|moment-row)\.|key-moments\.module\.css))/,
  },
  // Effects that start with a signed-in viewer.
  {
    name: 'viewer',
    test: /\/(?:(?:account|event|following|commerce)\/(?:src|dist)\/.*\/(?:sync-[a-z-]+|watchlist-calls|follow-calls)|auth-session\/(?:src|dist)\/start\/start-session)\.[jt]s$/,
  },
];
