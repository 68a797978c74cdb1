import * as z from 'zod/mini';

/** No options yet: the key alone turns the feature on. */
export const options = z
  .strictObject({})
  .check(z.meta({ description: 'The portal as an installed app, with opened pages available offline' }));

export type Options = z.output<typeof options>;

/** Name of the Trusted Types policy that allows the worker's address, and no other. */
export const csp = () => ({ policies: ['touchline-worker'] });

/** The portal's service worker is this feature's. */
export const offline = true;
