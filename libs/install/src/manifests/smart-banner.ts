import { defineManifest, fill, topBanner } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/** The app's banner, for a portal whose customer.json has the key `smart_banner`. The app comes from `store_url`. */
export const manifest = defineManifest<Record<string, never>>({
  id: 'smart_banner',
  options: z
    .strictObject({})
    .meta({ description: 'A banner on phones that opens the app or its store; needs store_url' }),
  requiresOneOf: ['store_url.ios', 'store_url.android'],
  fills: () => [fill(topBanner, async () => (await import('../components/banner-mount.shell.tsx')).BannerMount)],
});
