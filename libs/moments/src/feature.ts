import { eventBelow } from '@touchline/content';
import { defineFeature, fill } from '@touchline/feature-kit';
import type { MomentsOptions } from './options.ts';

/** What is tagged in a match (specification, section 3, Tag), below its words. */
export const feature = defineFeature<MomentsOptions>({
  id: 'moments',
  contribute: () => ({
    fills: [fill(eventBelow, async () => (await import('./moments-place.event.tsx')).MomentsPlace)],
  }),
});
