import { alertKinds } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { type DemandedProps, Switch } from '@touchline/ui-kit';
import { Popover } from '@touchline/ui-kit/popover';
import type { AlertsTeam } from './alerts-button.tsx';
import styles from './alerts.module.css';
import { useAlerts } from './use-alerts.ts';

/** A switch for each kind of alert for a team. A press saves the change at once. */
export function AlertsPanel({ team, trigger, defaultOpen }: DemandedProps & { team: AlertsTeam }) {
  const text = useText('following');
  const { alerts, change } = useAlerts(team);
  return (
    <Popover trigger={trigger} label={text('told.of', { name: team.name })} defaultOpen={defaultOpen} align="end">
      <div className={styles.switches}>
        {alertKinds.map((kind) => (
          <Switch key={kind} checked={alerts.includes(kind)} onChange={(isOn) => change(kind, isOn)}>
            {text(`told.kind.${kind}`)}
          </Switch>
        ))}
      </div>
    </Popover>
  );
}
