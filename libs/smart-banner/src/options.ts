import * as z from 'zod/mini';

/** No options: the app comes from `store_url`. */
export const options = z
  .strictObject({})
  .check(z.meta({ description: 'A banner on phones that opens the app or its store; needs store_url' }));

export type SmartBannerOptions = z.output<typeof options>;

/** The settings that name the app's stores. */
export const wants = ['store_url.ios', 'store_url.android'];
