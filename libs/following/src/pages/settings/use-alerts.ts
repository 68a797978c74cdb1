import { type AlertKind, alertKinds, getAlerts, alertOptions } from '@touchline/contract';
import {
  usePendingWrites,
  useViewer,
  useViewerActions,
  useWrite,
  type ViewerActions,
  type WriteVariables,
} from '@touchline/feature-kit';
import { useTelemetry, type Telemetry } from '@touchline/telemetry';
import { mutationOptions } from '@tanstack/react-query';

/** The viewer's alerts for the team with this id. */
interface AlertsVariables extends WriteVariables {
  alerts: readonly AlertKind[];
}

/**
 * The mutation that saves a viewer's alerts for a team in the profile. Its scope saves only one change of the profile
 * at a time.
 */
const saveAlertsMutation = ({ updateProfile }: ViewerActions, telemetry: Telemetry) =>
  mutationOptions({
    mutationKey: ['following', 'alerts'],
    scope: { id: 'profile' },
    mutationFn: ({ id, alerts }: AlertsVariables) => updateProfile({ options: alertOptions(id, alerts) }),
    onSuccess: () => telemetry.event('profile_updated', {}),
  });

interface Alerts {
  /** The alerts, including a change that is being saved. */
  alerts: readonly AlertKind[];
  change: (kind: AlertKind, isOn: boolean) => void;
}

/** The viewer's alerts for a team. They are part of the profile, so all tabs show the same. */
export function useAlerts({ id, name }: { id: string; name: string }): Alerts {
  const viewer = useViewer();
  const mutation = saveAlertsMutation(useViewerActions(), useTelemetry());
  const write = useWrite();
  const pendingVariables = usePendingWrites(mutation).findLast((alertsVariables) => alertsVariables.id === id);
  const alerts = pendingVariables?.alerts ?? getAlerts(viewer?.options, id);
  return {
    alerts,
    change(kind, isOn) {
      const newAlerts = alertKinds.filter((alertKind) => (alertKind === kind ? isOn : alerts.includes(alertKind)));
      void write({ ...mutation, meta: { subject: name } }, { id, alerts: newAlerts });
    },
  };
}
