import * as z from 'zod/mini';

/** Options of reports that a customer sets, under the feature's key in customer.json. */
export const options = z
  .strictObject({
    breadcrumbs: z
      ._default(z.int().check(z.gte(0), z.lte(100, 'at most 100')), 25)
      .check(z.meta({ description: 'The number of steps before an error in its report; at most 100' })),
    field_share: z._default(z.number().check(z.gte(0), z.lte(1)), 0.1).check(
      z.meta({
        description: 'The share of visits that report their speed to the edge, from 0 (no visit) to 1 (all)',
      }),
    ),
  })
  .check(
    z.meta({
      description: 'Error reports to Sentry (sentry_dsn), and speed reports to the edge',
    }),
  );

export type ReportsOptions = z.output<typeof options> & {
  /** A customer who sets the dsn has the feature. */
  dsn?: string | undefined;
  /** Origin of a stand-in for Sentry, when the edge names it. */
  standIn?: string | undefined;
};
