import type { ReactNode } from 'react';
import { Crest } from '../crest/crest.tsx';
import type { SideView } from '../entity/team-view.ts';
import styles from './score-bar.module.css';

/** One side of the score bar. Children stand in for the plain name. */
export function ScoreBarTeam({
  team,
  side,
  children,
}: {
  team: SideView;
  side: 'home' | 'away';
  children?: ReactNode;
}) {
  return (
    <div className={styles.team} data-side={side}>
      <Crest team={team} className={styles.crest} size={64} />
      <div className={`display ${styles.name}`}>{children ?? team.name}</div>
    </div>
  );
}
