import { tellings } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { type DemandedProps, Switch } from '@touchline/ui-kit';
import { Popover } from '@touchline/ui-kit/popover';
import type { ToldTeam } from './told-button.tsx';
import styles from './told.module.css';
import { useTold } from './use-told.ts';

/** A switch for each thing that the viewer may be told about a team; each takes effect at once. */
export function ToldPanel({ team, trigger, defaultOpen }: DemandedProps & { team: ToldTeam }) {
  const text = useText('following');
  const { told, change } = useTold(team);
  return (
    <Popover trigger={trigger} label={text('told.of', { name: team.name })} defaultOpen={defaultOpen} align="end">
      <div className={styles.switches}>
        {tellings.map((which) => (
          <Switch key={which} checked={told.includes(which)} onChange={(on) => change(which, on)}>
            {text(`told.kind.${which}`)}
          </Switch>
        ))}
      </div>
    </Popover>
  );
}
