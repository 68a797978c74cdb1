import type { Plugin } from 'vite';

/**
 * Patterns of code in react-router's link that only its framework uses, with their replacements. A home page renders a
 * hundred links. The last pattern lets the bundler drop components that the portal does not import, such as forms.
 */
const frameworkParts: readonly (readonly [RegExp, string])[] = [
  [/"data-discover": [^\n]+/g, ''],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g, ''],
  [/\.\.\.prefetchHandlers,/g, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/g, 'forwardedRef'],
  [/return shouldPrefetch && !isAbsolute \? [^\n]+ : link;/g, 'return link;'],
  [/^(?:HistoryRouter|NavLink|Form)\.displayName = [^\n]+/gm, ''],
  [/^var (NavLink|Form) = (React\d*\.forwardRef\()/gm, 'var $1 = /* @__PURE__ */ $2'],
];

/**
 * Builds with react-router's production code; its package gives bundlers the development code, which only adds
 * warnings. Removes what only react-router's framework uses.
 */
const slimRouter: Plugin = {
  name: 'touchline:slim-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/|$)/ },
    async handler(source, importer, options) {
      const resolvedModule = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolvedModule?.id.replace('/react-router/dist/development/', '/react-router/dist/production/');
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-/, code: 'function LinkWithRef' },
    handler(code) {
      const missingPart = frameworkParts.find(([pattern]) => code.search(pattern) < 0);
      if (missingPart) this.error(`react-router has changed: ${String(missingPart[0])} matches nothing`);
      return {
        code: frameworkParts.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), code),
        map: null,
      };
    },
  },
};

/** Builds socket.io's client with its WebSocket only: `realtime` opens no other transport. */
const slimSocket: Plugin = {
  name: 'touchline:slim-socket',
  apply: 'build',
  transform: {
    filter: { id: /\/engine\.io-client\/build\/esm\/transports\// },
    handler(code, id) {
      if (!id.endsWith('/index.js')) return { code, map: null, moduleSideEffects: false };
      if (!code.includes('websocket: WS,')) this.error('engine.io-client has changed: its list lacks the WebSocket');
      const list = `import { WS } from './websocket.node.js';\nexport const transports = { websocket: WS };`;
      return { code: list, map: null, moduleSideEffects: false };
    },
  },
};

/**
 * Removes code of libraries that this portal does not use. The build fails when a library no longer has the code that
 * these plugins name.
 */
export const slimVendor: readonly Plugin[] = [slimRouter, slimSocket];
