import { mutationOptions } from '@tanstack/react-query';
import { type AlertKind, alertOptions } from '@touchline/contract';
import type { ViewerActions, WriteVariables } from '@touchline/feature-kit';
import type { Telemetry } from '@touchline/telemetry';

/** All alerts that the viewer wants for the team with this id. */
export interface AlertsVariables extends WriteVariables {
  alerts: readonly AlertKind[];
}

/**
 * Mutation that saves a viewer's alerts for a team in the profile. The scope saves one change of the profile at a time.
 */
export const saveAlertsMutation = ({ updateProfile }: ViewerActions, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['following', 'alerts'],
    scope: { id: 'profile' },
    mutationFn: ({ id, alerts }: AlertsVariables) => updateProfile({ options: alertOptions(id, alerts) }),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });
