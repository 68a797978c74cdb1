import { mutationOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import { tellAbout, type Telling } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** What the viewer wants to be told about the team whose id it is; all of it. */
export interface TellingWish extends Wish {
  told: readonly Telling[];
}

/** Keeps in the profile what a viewer is told about a team. A profile takes one change at a time. */
export const telling = ({ updateProfile }: Session, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['following', 'told'],
    scope: { id: 'profile' },
    mutationFn: ({ id, told }: TellingWish) => updateProfile({ options: tellAbout(id, told) }),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });
