import { EntityHead, type EntityHeadProps } from './entity-head.tsx';
import type { TeamView } from './team-view.ts';

/** The first heading of a team's page. */
export function TeamHead({ team, aside }: EntityHeadProps & { team: TeamView }) {
  return <EntityHead badge={team} name={team.name} line={team.league?.title} banner={team.banner} aside={aside} />;
}
