import * as z from 'zod/mini';

/** Nothing is to be decided: the app is `store_url`'s. */
export const options = z
  .strictObject({})
  .check(z.meta({ description: 'A banner on phones that leads to the app; wants store_url' }));

export type SmartBannerOptions = z.output<typeof options>;

/** Where its banner leads. */
export const wants = ['store_url.ios', 'store_url.android'];
