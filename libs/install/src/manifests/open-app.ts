import { defineManifest } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/** The page that leads to the customer's app; every portal has it. */
export const manifest = defineManifest<Record<string, never>>({
  id: 'install',
  options: z
    .strictObject({})
    .meta({ description: 'The page /open-app/, which leads to the app in its store; always enabled' }),
  isAlwaysOn: true,
  routes: [
    {
      // The edge finds the page's files and texts by the first part, which is the package's name.
      page: 'install/open-app',
      path: 'open-app',
      layout: 'home',
      // The page opens the store without a press, so search engines do not index it.
      unlisted: true,
      load: async () => (await import('../pages/open-app.page.tsx')).openAppPage,
    },
  ],
});
