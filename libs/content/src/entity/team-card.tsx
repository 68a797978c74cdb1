import { Crest } from '../crest/crest.tsx';
import { EntityCard, type EntityCardProps } from './entity-card.tsx';
import type { TeamView } from './team-view.ts';

/** A team in a list: crest, name, league. */
export function TeamCard({ team, ...card }: EntityCardProps & { team: TeamView }) {
  return (
    <EntityCard picture={<Crest team={team} size={44} />} name={team.name} subtitle={team.league?.title} {...card} />
  );
}
