import {
  EntityAction,
  IdentityCard,
  identityPath,
  TeamCard,
  useIdentityViews,
  useTeamPath,
  useTeamViews,
} from '@touchline/content';
import type { Identity, Team } from '@touchline/contract';
import { Skeleton } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { searchPath } from '../search-path.ts';
import styles from './named-results.module.css';

const skeletonKeys = [1, 2, 3];

/** Replaces teams or leagues until they are loaded. */
export function NamedSkeleton() {
  return (
    <div className={styles.grid} aria-busy="true">
      {skeletonKeys.map((index) => (
        <Skeleton key={index} blockSize="68px" radius="m" />
      ))}
    </div>
  );
}

/** The found teams. If teams have no pages, a team links to a search for its name. */
export function TeamResults({ teams, maxResults }: { teams: readonly Team[]; maxResults?: number | undefined }) {
  const toView = useTeamViews();
  const teamPath = useTeamPath();
  return (
    <ul className={styles.grid}>
      {teams
        .slice(0, maxResults)
        .map(toView)
        .map((team) => (
          <li key={team.id}>
            <EntityAction kind="team" id={team.id} name={team.name}>
              <TeamCard
                team={team}
                render={(card) => <Link to={teamPath(team.id) ?? searchPath(team.name, 'matches')} {...card} />}
              />
            </EntityAction>
          </li>
        ))}
    </ul>
  );
}

/** The found leagues, categories and sub-categories. */
export function LeagueResults({
  leagues,
  maxResults,
}: {
  leagues: readonly Identity[];
  maxResults?: number | undefined;
}) {
  const toView = useIdentityViews();
  return (
    <ul className={styles.grid}>
      {leagues
        .slice(0, maxResults)
        .map((league) => ({ ...toView(league), wireTitle: league.title }))
        .map(({ wireTitle, ...identity }) => (
          <li key={identity.id}>
            <EntityAction kind={identity.kind} id={identity.id} name={identity.title}>
              <IdentityCard
                identity={identity}
                render={(card) => (
                  <Link to={identityPath(identity) ?? searchPath(wireTitle ?? identity.title)} {...card} />
                )}
              />
            </EntityAction>
          </li>
        ))}
    </ul>
  );
}
