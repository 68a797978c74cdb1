import { defineManifest, type FeatureRoute, type PageModule } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/** No options: the texts come from the customer or the backend. */
export type InfoOptions = Record<string, never>;

/** Pages of text with plain links, so they hydrate only when needed. */
const createRoute = (name: string, path: string, load: () => Promise<PageModule>): FeatureRoute<InfoOptions> => ({
  page: `info/${name}`,
  path,
  layout: path === name ? 'home' : 'default',
  hydrate: 'when-needed',
  load,
});

/** Pages about the site. */
export const manifest = defineManifest<InfoOptions>({
  id: 'info',
  options: z.strictObject({}).meta({ description: 'Pages of text, such as terms and FAQ; always enabled' }),
  isAlwaysOn: true,
  optionalPages: ['faq', 'about'],
  // DOMPurify has its own Trusted Types policy. It parses a text in the browser if the server has not parsed the text.
  csp: () => ({ policies: ['dompurify'] }),
  routes: [
    createRoute('faq', 'faq', async () => (await import('./pages/faq.page.tsx')).faqPage),
    createRoute('about', 'about', async () => (await import('./pages/about.page.tsx')).aboutPage),
    createRoute('terms', 'terms', async () => (await import('./pages/terms.page.tsx')).termsPage),
    createRoute('privacy', 'privacy', async () => (await import('./pages/privacy.page.tsx')).privacyPage),
    createRoute('info', 'info/:type', async () => (await import('./pages/info.page.tsx')).infoPage),
  ],
});
