import { mutationOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import type { ProfileChanges } from '@touchline/contract';
import type { WriteVariables } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** The changes of the viewer's profile. */
export interface ProfileVariables extends WriteVariables {
  changes: ProfileChanges;
}

/** Saves changes of the viewer's profile, one write at a time. The form shows a failure. */
export const saveProfileMutation = ({ updateProfile }: Session, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['account', 'profile', 'save'],
    scope: { id: 'profile' },
    meta: { failure: 'shown' },
    mutationFn: ({ changes }: ProfileVariables) => updateProfile(changes),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });
