import type { Plugin } from 'vite';

/**
 * react-router names its development build to every bundler. Its production build is the same without the warnings, and travels
 * with every first view.
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
};
