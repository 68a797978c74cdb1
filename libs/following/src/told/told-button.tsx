import { useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { IconBell, IconBellRing, IconButton, OnDemand } from '@touchline/ui-kit';
import { useTold } from './use-told.ts';

/** A followed team, as far as its settings need it. */
export interface ToldTeam {
  /** The team's own id. */
  id: string;
  name: string;
}

/** Beside a followed team: what the viewer is told about it, in a panel. Its bell rings where that is anything. */
export function ToldButton({ team }: { team: ToldTeam }) {
  const text = useText('following');
  const notify = useNotify();
  const errorText = useErrorText();
  const { told } = useTold(team);
  return (
    <OnDemand
      key={team.id}
      trigger={
        <IconButton label={text('told.of', { name: team.name })} look="filled" aria-haspopup="dialog">
          {told.length > 0 ? <IconBellRing /> : <IconBell />}
        </IconButton>
      }
      load={async () => {
        const { ToldPanel } = await import('./told-panel.tsx');
        return (demanded) => <ToldPanel team={team} {...demanded} />;
      }}
      onError={(error) => notify('danger', errorText(error))}
    />
  );
}
