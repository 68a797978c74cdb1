import { Image } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { Crest } from '../crest/crest.tsx';
import styles from './entity-head.module.css';
import type { TeamBadge } from './team-view.ts';

/** What the head of a team's, league's or category's page takes. */
export interface EntityHeadProps {
  /** At the end of the row: follow, share. */
  aside?: ReactNode;
}

interface Shown extends EntityHeadProps {
  badge: Pick<TeamBadge, 'crest' | 'shortName' | 'color'>;
  name: string;
  line: string | undefined;
  banner: string | undefined;
}

/** The first heading of such a page: its banner where there is one, its mark, name and where it belongs. */
export function EntityHead({ badge, name, line, banner, aside }: Shown) {
  return (
    <div className={styles.head}>
      {banner !== undefined && (
        <div className={styles.banner}>
          <Image src={banner} alt="" width={1280} height={320} priority />
        </div>
      )}
      <div className={styles.row}>
        <Crest team={badge} size={88} />
        <div className={styles.words}>
          <h1 className={styles.name}>
            <bdi>{name}</bdi>
          </h1>
          {line !== undefined && <p className={styles.line}>{line}</p>}
        </div>
        {aside}
      </div>
    </div>
  );
}
