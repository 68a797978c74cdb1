import * as z from 'zod/mini';

/** No options yet: the key alone turns the feature on. */
export const options = z
  .strictObject({})
  .check(z.meta({ description: 'The portal on the home screen, and what was opened without a network' }));

export type Options = z.output<typeof options>;

/** The worker's address is given to the browser by a Trusted Types policy of this name, which lets no other pass. */
export const csp = () => ({ policies: ['touchline-worker'] });

/** Its service worker is the portal's own. */
export const offline = true;
