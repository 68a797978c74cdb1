import type { Plugin } from 'vite';

/** The attribute that react-router writes on each link: its framework prefetches routes by it. */
const discoverAttribute = /"data-discover": [^\n]+/g;

/**
 * Builds with react-router's production code, since react-router names its development code to every bundler; that code only adds
 * warnings.
 * Links lose an attribute that only its framework reads: a home page has a hundred of them.
 */
export const quietRouter: Plugin = {
  name: 'touchline:quiet-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-router(\/|$)/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found?.id.replace('/react-router/dist/development/', '/react-router/dist/production/');
    },
  },
  transform: {
    filter: { id: /\/react-router\/dist\/production\/chunk-/, code: discoverAttribute },
    handler: (code) => ({ code: code.replaceAll(discoverAttribute, ''), map: null }),
  },
};
