import { type AlertKind, alertKinds, getAlerts } from '@touchline/contract';
import { usePendingWrites, useViewer, useViewerActions, useWrite } from '@touchline/feature-kit';
import { useTelemetry } from '@touchline/telemetry';
import { saveAlertsMutation } from './save-alerts-mutation.ts';

interface Alerts {
  /** Includes a change that is being saved. */
  alerts: readonly AlertKind[];
  change: (kind: AlertKind, isOn: boolean) => void;
}

/** The viewer's alerts for a team, from the profile, so that all tabs agree. */
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
