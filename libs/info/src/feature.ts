import { defineFeature, type PageModule, type PageRoute } from '@touchline/feature-kit';
import type { InfoOptions } from './options.ts';

/** Pages that tell of the site. Always on. */
export const feature = defineFeature<InfoOptions>({
  id: 'info',
  contribute() {
    const page = (name: string, path: string, lazy: () => Promise<PageModule>): PageRoute => ({
      page: `info/${name}`,
      path,
      layout: path === name ? 'home' : 'default',
      // Read, and left by plain links.
      hydrate: 'when-needed',
      lazy,
    });
    return {
      routes: [
        page('faq', 'faq', async () => (await import('./text/faq.page.tsx')).faqPage),
        page('about', 'about', async () => (await import('./text/about.page.tsx')).aboutPage),
        page('terms', 'terms', async () => (await import('./text/terms.page.tsx')).termsPage),
        page('privacy', 'privacy', async () => (await import('./text/privacy.page.tsx')).privacyPage),
        page('info', 'info/:type', async () => (await import('./text/info.page.tsx')).infoPage),
      ],
    };
  },
});
