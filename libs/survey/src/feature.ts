import { defineFeature, fill, overlays } from '@touchline/feature-kit';
import type { SurveyOptions } from './options.ts';

/** The feature module, for a portal whose customer.json has the key `survey`. */
export const feature = defineFeature<SurveyOptions>({
  id: 'survey',
  contribute: (options) => ({
    fills: [fill(overlays, async () => (await import('./survey-mount.shell.tsx')).createSurveyMount(options))],
  }),
});
