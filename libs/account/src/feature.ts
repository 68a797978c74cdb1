import { defineFeature } from '@touchline/feature-kit';
import type { Options } from './options.ts';

/** The plug for the shell: what this feature adds to a portal whose customer.json has its key. */
export const feature = defineFeature<Options>({
  id: 'account',
  contribute: () => ({ routes: [] }),
});
