import { Slot } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Link } from 'react-router-dom';
import { getSportText } from '../sport/sport-text.ts';
import { entityActions } from '../slots.ts';
import { EntityHead } from './entity-head.tsx';
import { leaguePath } from './entity-paths.ts';
import type { TeamView } from './team-view.ts';

/** The main heading of a team's page, with a link to its league. */
export function TeamHead({ team }: { team: TeamView }) {
  const text = useText('content');
  const { id, league, name, sport, banner, externalSites } = team;
  const facts = [
    sport && getSportText(sport, text),
    league && (
      <Link to={leaguePath(league.id)}>
        <bdi>{league.title}</bdi>
      </Link>
    ),
  ].filter((fact) => fact !== undefined && fact !== '');
  return (
    <EntityHead
      badge={team}
      name={name}
      facts={facts}
      banner={banner}
      externalSites={externalSites}
      aside={<Slot of={entityActions} props={{ kind: 'team', id, name }} />}
    />
  );
}
