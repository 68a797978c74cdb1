import { defineFeature, fill, topBanner } from '@touchline/feature-kit';
import type { SmartBannerOptions } from './options.ts';

/** The feature module of the app's banner, for a portal whose customer.json has the key `smart_banner`. */
export const feature = defineFeature<SmartBannerOptions>({
  id: 'smart_banner',
  contribute: () => ({
    fills: [fill(topBanner, async () => (await import('./banner-mount.shell.tsx')).BannerMount)],
  }),
});
