import { resolveAddress } from '@touchline/api-client';
import { Crest } from '@touchline/content';
import type { Team } from '@touchline/contract';
import { stripBidiControls } from '@touchline/i18n';
import { IconCheck, Spinner } from '@touchline/ui-kit';
import styles from './club-button.module.css';

interface ClubButtonProps {
  club: Team;
  /** Base of addresses in answers. */
  apiBase: string;
  /** It is the viewer's. */
  chosen: boolean;
  /** It is being kept. */
  busy: boolean;
  onChoose: () => void;
}

/** One club: crest, name and league, pressed when it is the viewer's. */
export function ClubButton({ club, apiBase, chosen, busy, onChoose }: ClubButtonProps) {
  const name = stripBidiControls(club.name ?? club.short_name ?? club.id);
  const crest = club.logo_url === undefined ? undefined : resolveAddress(apiBase, club.logo_url);
  const color = /^#[\da-f]{6}$/i.test(club.color ?? '') ? club.color : undefined;
  return (
    <button type="button" className={styles.club} aria-pressed={chosen} aria-busy={busy} onClick={onChoose}>
      <Crest team={{ crest, shortName: club.short_name ?? name, color }} size={44} />
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
        </span>
        {club.league?.title && <span className={styles.league}>{stripBidiControls(club.league.title)}</span>}
      </span>
      <span className={styles.mark}>{busy ? <Spinner /> : chosen && <IconCheck />}</span>
    </button>
  );
}
