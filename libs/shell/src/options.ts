import { z } from 'zod';

/**
 * A customer's options for the shell, under `shell` in customer.json. Each key is a part, and each value a variant with
 * its own entry point: `header: 'compact'` is `./header/compact`.
 */
export const options = z.strictObject({
  header: z
    .enum(['bar', 'centred', 'compact'])
    .default('bar')
    .meta({ description: 'bar: one row. centred: the logo in the middle, with links below it. compact: one low row' }),
  navigation: z.enum(['top', 'side']).default('top').meta({
    description:
      "Place of the links on tablets and larger screens. top: in the header. side: in a column at the page's start",
  }),
});
