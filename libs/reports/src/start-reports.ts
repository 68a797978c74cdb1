import type { StartContext } from '@touchline/feature-kit';
import { startErrors } from './errors/start-errors.ts';
import type { ReportsOptions } from './options.ts';

/** Reports errors from now on and those recorded before, and measures the portal's speed on a share of visits. */
export const startReports =
  ({ dsn: configuredDsn, standIn, breadcrumbs, field_share: visitShare }: ReportsOptions, random = Math.random) =>
  (context: Pick<StartContext, 'telemetry' | 'onPage' | 'build'>): void => {
    const dsn = standIn === undefined ? configuredDsn : standIn.replace('://', '://standin@') + '/1';
    if (dsn !== undefined) startErrors(context, { dsn, breadcrumbs });
    if (random() >= visitShare) return;
    // The measuring code may be blocked like any other: the visit is then not measured.
    import('./field/measure-field.ts').then(({ measureField }) => measureField(context)).catch(() => undefined);
  };
