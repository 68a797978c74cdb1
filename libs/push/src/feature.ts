import { defineFeature } from '@touchline/feature-kit';
import { createFills } from './fills.tsx';
import type { PushOptions } from './options.ts';

/**
 * Notifications: the feature of a portal whose customer.json has the key `push`, or `enable_notifications_oneSignal`.
 */
export const feature = defineFeature<PushOptions>({
  id: 'push',
  contribute: (options) => ({
    fills: createFills(options),
    start: async () => (await import('./start/start-push.ts')).startPush(options),
  }),
});
