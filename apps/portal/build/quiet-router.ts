import type { Plugin } from 'vite';

/** What react-router writes on each link for its framework, which looks for them to fetch the routes they lead to. */
const discover = /"data-discover": [^\n]+/g;

/**
 * react-router names its development build to every bundler. Its production build is the same without the warnings, and travels
 * with every first view. Its links come without a mark that only its framework reads: a home page has a hundred of them.
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
    filter: { id: /\/react-router\/dist\/production\/chunk-/, code: discover },
    handler: (code) => ({ code: code.replaceAll(discover, ''), map: null }),
  },
};
