import type { Plugin } from 'vite';

/**
 * Patterns of code in react-router's link that only its framework uses, with their replacements. A home page renders a
 * hundred links.
 */
const frameworkParts: readonly (readonly [RegExp, string])[] = [
  [/"data-discover": [^\n]+/g, ''],
  [/let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/g, ''],
  [/\.\.\.prefetchHandlers,/g, ''],
  [/mergeRefs\(forwardedRef, prefetchRef\)/g, 'forwardedRef'],
  [/return shouldPrefetch && !isAbsolute \? [^\n]+ : link;/g, 'return link;'],
];

/**
 * Builds with react-router's production code; its package gives bundlers the development code, which only adds
 * warnings.
 * Removes the attribute, the hooks and the prefetching of links that only react-router's framework uses.
 * The build fails when react-router no longer has the code that `frameworkParts` names.
 */
export const slimRouter: Plugin = {
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
      if (missingPart) this.error(`react-router's link has changed: ${String(missingPart[0])} matches nothing`);
      return {
        code: frameworkParts.reduce((text, [pattern, replacement]) => text.replaceAll(pattern, replacement), code),
        map: null,
      };
    },
  },
};
