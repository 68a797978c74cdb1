import { defineFeature } from '@touchline/feature-kit';
import type { Options } from './options.ts';

/** The portal as an app of its own, also without a network: the plug for a portal whose customer.json has the key `installed`. */
export const feature = defineFeature<Options>({
  id: 'installed',
  contribute: () => ({ start: async () => (await import('./start/start-installed.ts')).startInstalled }),
});
