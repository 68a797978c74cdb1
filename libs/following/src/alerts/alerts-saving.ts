import { mutationOptions } from '@tanstack/react-query';
import type { Session } from '@touchline/auth-session';
import { type AlertKind, alertOptions } from '@touchline/contract';
import type { Wish } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** The alerts that the viewer wants for the team whose id it is; all of them. */
export interface AlertsWish extends Wish {
  alerts: readonly AlertKind[];
}

/** Keeps a viewer's alerts for a team in their profile. A profile takes one change at a time. */
export const alertsSaving = ({ updateProfile }: Session, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['following', 'alerts'],
    scope: { id: 'profile' },
    mutationFn: ({ id, alerts }: AlertsWish) => updateProfile({ options: alertOptions(id, alerts) }),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });
