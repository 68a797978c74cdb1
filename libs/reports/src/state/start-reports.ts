import type { StartContext } from '@touchline/feature-kit';
import { startErrors } from './start-errors.ts';
import type { ReportsOptions } from '../options.ts';

/** Reports errors from now on and those recorded before, and measures the portal's speed on a share of visits. */
export const startReports =
  ({ dsn: configuredDsn, standIn, breadcrumbs, field_share: visitShare }: ReportsOptions, random = Math.random) =>
  (context: Pick<StartContext, 'telemetry' | 'onPage' | 'build'>): void => {
    const dsn = standIn === undefined ? configuredDsn : standIn.replace('://', '://standin@') + '/1';
    if (dsn !== undefined) startErrors(context, { dsn, breadcrumbs });
    if (random() >= visitShare) return;
    // If a content blocker blocks the measuring code, this visit is not measured.
    import('@touchline/field-metrics/browser').then(({ measureField }) => measureField(context)).catch(() => undefined);
  };
