import { defineFeature } from '@touchline/feature-kit';
import type { ReportsOptions } from './options.ts';

/** The plug for the shell: reports of errors, and of how fast pages were. */
export const feature = defineFeature<ReportsOptions>({
  id: 'reports',
  contribute: (options) => ({ start: async () => (await import('./start-reports.ts')).startReports(options) }),
});
