import { defineFeature } from '@touchline/feature-kit';
import type { Options } from './options.ts';

/**
 * The portal as an installed app that also opens without a network, for a portal whose customer.json has the key
 * `installed`.
 */
export const feature = defineFeature<Options>({
  id: 'installed',
  contribute: () => ({ start: async () => (await import('./start/start-installed.ts')).startInstalled }),
});
