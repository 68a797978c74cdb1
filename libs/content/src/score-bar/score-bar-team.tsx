import { Link } from 'react-router-dom';
import { Crest } from '../crest/crest.tsx';
import { useTeamPath } from '../entity/entity-paths.ts';
import type { SideView } from '../entity/team-view.ts';
import styles from './score-bar.module.css';

/** One side of the score bar; its name links to the team's page if the site has team pages. */
export function ScoreBarTeam({ team, side }: { team: SideView; side: 'home' | 'away' }) {
  const getPath = useTeamPath();
  const path = team.id === undefined ? undefined : getPath(team.id);
  return (
    <div className={styles.team} data-side={side}>
      <Crest team={team} className={styles.crest} size={64} />
      <div className={`display ${styles.name}`}>
        {path === undefined ? (
          team.name
        ) : (
          <Link to={path} className={styles.link}>
            {team.name}
          </Link>
        )}
      </div>
    </div>
  );
}
