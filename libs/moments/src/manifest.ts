import { eventBelow, eventPlayer } from '@touchline/content/slots';
import { defineManifest, fill } from '@touchline/feature-kit/manifest';
import { z } from 'zod';

/** A customer has no options for key moments. */
export type MomentsOptions = Record<string, never>;

/** Key moments below a match's description (specification, section 3, Tag). */
export const manifest = defineManifest<MomentsOptions>({
  id: 'moments',
  options: z.strictObject({}).meta({ description: 'Key moments of a match, from its tags' }),
  // Its tags belong to a viewer and to a match.
  requires: ['account', 'event'],
  fills: () => [
    fill(eventBelow, async () => (await import('./components/moments-mount.event.tsx')).MomentsMount),
    fill(
      eventPlayer,
      async () => (await import('./components/player/player-moments-mount.event.tsx')).PlayerMomentsMount,
    ),
  ],
});
