import { defineFeature, fill, footerEnd, overlays } from '@touchline/feature-kit';
import type { AnalyticsOptions } from './options.ts';

/** The feature module, for a portal whose customer.json has a measurement id. */
export const feature = defineFeature<AnalyticsOptions>({
  id: 'analytics',
  contribute: (options) => ({
    fills: [
      fill(overlays, async () => (await import('./consent/consent-places.shell.tsx')).ConsentMount),
      fill(footerEnd, async () => (await import('./consent/consent-places.shell.tsx')).SettingsMount),
    ],
    start: async () => (await import('./start/start-analytics.ts')).startAnalytics(options),
  }),
});
