import { Image } from '@touchline/ui-kit';
import type { TeamBadge } from '../entity/team-view.ts';
import { getTextColor } from './get-text-color.ts';
import styles from './crest.module.css';

export interface CrestProps {
  team: Pick<TeamBadge, 'crest' | 'shortName' | 'color'>;
  /** Width and height in pixels; 28 by default. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * A team's crest as decoration, because the name is next to it. The short name on the team's colour replaces a
 * missing picture.
 */
export function Crest({ team: { crest, shortName, color }, size = 28, className }: CrestProps) {
  return (
    <Image
      className={className ? `${styles.crest} ${className}` : styles.crest}
      src={crest}
      alt=""
      width={size}
      height={size}
      placeholder={
        <span
          className={styles.letters}
          style={{
            backgroundColor: color,
            color: color && getTextColor(color),
            fontSize: `var(--crest-letters, ${Math.round(size / 3)}px)`,
          }}
        >
          {shortName.slice(0, 3)}
        </span>
      }
    />
  );
}
