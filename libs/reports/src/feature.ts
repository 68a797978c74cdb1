import { defineFeature } from '@touchline/feature-kit';
import type { ReportsOptions } from './options.ts';

/** The feature module: reports of errors, and figures of the portal's speed. */
export const feature = defineFeature<ReportsOptions>({
  id: 'reports',
  contribute: (options) => ({ start: async () => (await import('./start-reports.ts')).startReports(options) }),
});
