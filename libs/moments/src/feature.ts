import { eventBelow } from '@touchline/content';
import { defineFeature, fill } from '@touchline/feature-kit';
import type { MomentsOptions } from './options.ts';

/** The feature: key moments below a match's description (specification, section 3, Tag). */
export const feature = defineFeature<MomentsOptions>({
  id: 'moments',
  contribute: () => ({
    fills: [fill(eventBelow, async () => (await import('./moments-mount.event.tsx')).MomentsMount)],
  }),
});
