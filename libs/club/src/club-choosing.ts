import { mutationOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import type { Wish } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** Makes a club the viewer's. A profile takes one change at a time. */
export const clubChoosing = ({ updateProfile }: Session, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['club', 'choose'],
    scope: { id: 'profile' },
    mutationFn: ({ id }: Wish) => updateProfile({ favoriteClubId: id }),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });
