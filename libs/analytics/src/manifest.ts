import { defineManifest, fill, footerEnd, overlays } from '@touchline/feature-kit/manifest';
import { z } from 'zod';
import type { AnalyticsOptions } from './options.ts';

/** Google's tag, and its files for linked destinations; not the containers of other sites on the same host. */
const scripts = ['https://www.googletagmanager.com/gtag/js', 'https://www.googletagmanager.com/gtag/destination'];
const tags = 'https://*.googletagmanager.com';
const collectors = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Google Analytics. The measurement id alone turns it on. */
export const manifest = defineManifest<AnalyticsOptions>({
  id: 'analytics',
  options: z.strictObject({}).meta({ description: 'Google Analytics; app_config.app_id_for_ga4 enables it' }),
  // The measurement id belongs to this feature; `consent.required` applies to the whole site.
  customerValues: { measurementId: 'app_config.app_id_for_ga4', consentRequired: 'consent.required' },
  enabledBy: 'app_config.app_id_for_ga4',
  requiresOneOf: ['app_config.app_id_for_ga4'],
  // The hosts of Google's tag and of its collectors, from Google's own list for a policy, without advertising.
  csp: ({ measurementId }) =>
    measurementId === undefined
      ? {}
      : { script: scripts, connect: [...collectors, tags], image: ['https://*.google-analytics.com', tags] },
  fills: () => [
    fill(overlays, async () => (await import('./components/consent-places.shell.tsx')).ConsentMount),
    fill(footerEnd, async () => (await import('./components/consent-places.shell.tsx')).SettingsMount),
  ],
  start: async (customer) => (await import('./state/start-analytics.ts')).startAnalytics(customer),
});
