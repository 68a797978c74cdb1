import { Crest } from '../crest/crest.tsx';
import type { SideView } from '../entity/team-view.ts';
import { useTitleDirection } from '../score/use-title-direction.ts';
import styles from './match-art.module.css';

/**
 * The drawing for a match without a picture: both sides' colours with a diagonal edge, and their crests. The home
 * team is where the title begins. The drawing is dark in both themes, because a score may cover it.
 */
export function MatchArt({ teams: [home, away] }: { teams: readonly [SideView, SideView] }) {
  return (
    <span className={styles.art} dir={useTitleDirection()}>
      <span className={styles.home} style={{ backgroundColor: home.color }} />
      <span className={styles.away} style={{ backgroundColor: away.color }} />
      <span className={styles.shade} />
      <Crest team={home} size={64} className={styles.crest} />
      <Crest team={away} size={64} className={styles.crest} />
    </span>
  );
}
