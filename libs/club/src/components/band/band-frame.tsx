import { Crest, getTeamBackground } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { IconChevronRight } from '@touchline/ui-kit';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { clubPath, myTeamPath } from '../../club-path.ts';
import type { ClubView } from '../../api/use-club-views.ts';
import styles from './club-band.module.css';

type Colours = CSSProperties & Record<'--ground' | '--ink', string>;

interface BandFrameProps {
  club: ClubView;
  children: ReactNode;
}

/** A club's name and crest on its own colour, or on the nearest tone with enough contrast for text. */
export function BandFrame({ club, children }: BandFrameProps) {
  const text = useText('club');
  const id = useId();
  const { pathname } = useLocation();
  const { color, name, path: to = myTeamPath } = club;
  const teamBackground = color === undefined ? undefined : getTeamBackground(color);
  const colours: Colours | undefined = teamBackground && {
    '--ground': teamBackground.background,
    '--ink': teamBackground.textColor,
  };
  return (
    <section className={styles.band} style={colours} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.crest}>
          <Crest team={club} size={44} />
        </span>
        <div className={styles.words}>
          <p className={styles.own}>
            {/* The page My Team has no link to itself. */}
            {pathname !== myTeamPath && text('everywhere.tab')}
            <Link to={clubPath} className={styles.change}>
              {text('band.change')}
            </Link>
          </p>
          <h2 id={id} className={`display ${styles.name}`}>
            {pathname === to ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to={to} className={styles.link}>
                <bdi>{name}</bdi>
                <IconChevronRight size="s" />
              </Link>
            )}
          </h2>
        </div>
      </div>
      {children}
    </section>
  );
}
