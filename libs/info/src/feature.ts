import { defineFeature, type PageModule, type PageRoute } from '@touchline/feature-kit';
import type { InfoOptions } from './options.ts';

/** Pages about the site. Always on. */
export const feature = defineFeature<InfoOptions>({
  id: 'info',
  contribute() {
    const createRoute = (name: string, path: string, lazy: () => Promise<PageModule>): PageRoute => ({
      page: `info/${name}`,
      path,
      layout: path === name ? 'home' : 'default',
      lazy,
    });
    /** Pages of text with plain links, so they hydrate only when needed. */
    const createTextRoute = (...pageArguments: Parameters<typeof createRoute>): PageRoute => ({
      ...createRoute(...pageArguments),
      hydrate: 'when-needed',
    });
    return {
      routes: [
        createTextRoute('faq', 'faq', async () => (await import('./text/faq.page.tsx')).faqPage),
        createTextRoute('about', 'about', async () => (await import('./text/about.page.tsx')).aboutPage),
        createTextRoute('terms', 'terms', async () => (await import('./text/terms.page.tsx')).termsPage),
        createTextRoute('privacy', 'privacy', async () => (await import('./text/privacy.page.tsx')).privacyPage),
        createTextRoute('info', 'info/:type', async () => (await import('./text/info.page.tsx')).infoPage),
        // The page opens the store without a press, so search engines do not index it.
        {
          ...createRoute(
            'open-app',
            'open-app',
            async () => (await import('./open-app/open-app.page.tsx')).openAppPage,
          ),
          unlisted: true,
        },
      ],
    };
  },
});
