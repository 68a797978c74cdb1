import { defineManifest } from '@touchline/feature-kit/manifest';
import { options, type ReportsOptions } from './options.ts';

/** Reports of errors, and figures of the portal's speed. */
export const manifest = defineManifest<ReportsOptions>({
  id: 'reports',
  options,
  customerValues: { dsn: 'sentry_dsn' },
  enabledBy: 'sentry_dsn',
  // Pages with payments exclude this host.
  csp: ({ dsn }) => (dsn === undefined ? {} : { connect: [new URL(dsn).origin] }),
  start: async (customer) => (await import('./state/start-reports.ts')).startReports(customer),
});
