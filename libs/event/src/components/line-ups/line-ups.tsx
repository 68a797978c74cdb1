import {
  createAddressResolver,
  Crest,
  eventPlayer,
  type EventView,
  getLineUps,
  type LineUpView,
  type PlayerView,
} from '@touchline/content';
import { useIsSlotFilled, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { lazy, Suspense, useId, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { getPositionText } from './get-position-text.ts';
import styles from './line-ups.module.css';
import { toPlayerHash } from './player-hash.ts';

const PlayerDialog = lazy(async () => ({ default: (await import('./player-dialog.tsx')).PlayerDialog }));

/** Both teams' players. A press on a player opens their moments if a feature has them; the address then names the player. */
export function LineUps({ view }: { view: EventView }) {
  const text = useText('event');
  const heading = useId();
  const { apiBase } = useSite();
  const lineUps = useMemo(() => getLineUps(view, createAddressResolver(apiBase)), [view, apiBase]);
  const hasMoments = useIsSlotFilled(eventPlayer);
  const { hash } = useLocation();
  if (lineUps.length === 0) return null;
  const openPlayer = hasMoments
    ? lineUps.flatMap(getPlayers).find((player) => toPlayerHash(player.id) === hash)
    : undefined;
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {text('lineUps.title')}
      </h2>
      <div className={styles.teams}>
        {lineUps.map((lineUp) => (
          <TeamLineUp key={lineUp.team.id ?? lineUp.team.name} lineUp={lineUp} hasMoments={hasMoments} />
        ))}
      </div>
      {openPlayer && (
        <Suspense>
          <PlayerDialog key={openPlayer.id} event={view} player={openPlayer} />
        </Suspense>
      )}
    </section>
  );
}

const getPlayers = ({ starters, substitutes }: LineUpView): readonly PlayerView[] => [...starters, ...substitutes];

/** One team's starters, its substitutes behind a button, and its coach. */
function TeamLineUp({
  lineUp: { team, starters, substitutes, coach },
  hasMoments,
}: {
  lineUp: LineUpView;
  hasMoments: boolean;
}) {
  const text = useText('event');
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.name}>
        <Crest team={team} size={28} />
        <bdi>{team.name}</bdi>
      </h3>
      {starters.length > 0 && <PlayerList players={starters} hasMoments={hasMoments} />}
      {substitutes.length > 0 && (
        // Without starters the substitutes are the whole line-up.
        <details className={styles.substitutes} open={starters.length === 0}>
          <summary className={styles.summary}>{text('lineUps.substitutes', { number: substitutes.length })}</summary>
          <PlayerList players={substitutes} hasMoments={hasMoments} />
        </details>
      )}
      {coach !== undefined && <p className={styles.coach}>{text('lineUps.coach', { name: coach })}</p>}
    </section>
  );
}

function PlayerList({ players, hasMoments }: { players: readonly PlayerView[]; hasMoments: boolean }) {
  const { search } = useLocation();
  return (
    <ul className={styles.players}>
      {players.map((player) => (
        <li key={player.id}>
          {hasMoments ? (
            <Link
              to={{ search, hash: toPlayerHash(player.id) }}
              state={{ opened: true }}
              preventScrollReset
              className={styles.player}
            >
              <PlayerLine player={player} />
            </Link>
          ) : (
            <span className={styles.player}>
              <PlayerLine player={player} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function PlayerLine({ player: { name, number, position, isCaptain } }: { player: PlayerView }) {
  const text = useText('event');
  return (
    <>
      <span className={`display num ${styles.number}`}>{number ?? '–'}</span>
      <span className={styles.who}>
        <bdi>{name}</bdi>
        {isCaptain && (
          <span className={styles.captain}>
            <span aria-hidden="true">{text('lineUps.captainShort')}</span>
            <VisuallyHidden>{text('lineUps.captain')}</VisuallyHidden>
          </span>
        )}
      </span>
      {position !== undefined && <span className={styles.position}>{getPositionText(position, text)}</span>}
    </>
  );
}
