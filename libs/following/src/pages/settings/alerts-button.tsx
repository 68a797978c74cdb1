import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconBell, IconBellRing, IconButton, OnDemand } from '@touchline/ui-kit';
import { useAlerts } from './use-alerts.ts';

/** The fields of a followed team that its alerts need. */
export interface AlertsTeam {
  /** The team's own id. */
  id: string;
  name: string;
}

/**
 * Opens a panel with the viewer's alerts for a followed team. The icon is a ringing bell if at least one alert is on.
 */
export function AlertsButton({ team }: { team: AlertsTeam }) {
  const text = useText('following');
  const notify = useNotify();
  const errorText = useErrorText();
  const { alerts } = useAlerts(team);
  return (
    <OnDemand
      key={team.id}
      trigger={
        <IconButton label={text('told.of', { name: team.name })} look="filled" aria-haspopup="dialog">
          {alerts.length > 0 ? <IconBellRing /> : <IconBell />}
        </IconButton>
      }
      load={async () => {
        const { AlertsPanel } = await import('./alerts-panel.tsx');
        return (panelProps) => <AlertsPanel team={team} {...panelProps} />;
      }}
      onError={(error) => notify('danger', errorText(error))}
    />
  );
}
