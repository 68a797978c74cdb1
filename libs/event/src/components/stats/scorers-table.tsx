import { Crest, type EventView } from '@touchline/content';
import { useText } from '@touchline/i18n';
import type { ScorerRow } from './count-scorers.ts';
import styles from './match-stats.module.css';

/** The goals of each player, or the points, and the assists if there are any. @param rows at least one */
export function ScorersTable({ view: { sport }, rows }: { view: EventView; rows: readonly ScorerRow[] }) {
  const text = useText('event');
  const isBasketball = sport === 'basketball';
  const countsPoints = isBasketball || sport === 'volleyball';
  const hasAssists = rows.some(({ assists }) => assists > 0);
  const scoreText = text(countsPoints ? 'stats.points' : 'stats.goals');
  const heading = hasAssists ? text(countsPoints ? 'stats.scorersPoints' : 'stats.scorers') : scoreText;
  return (
    <section className={styles.scorers}>
      <h3 className={styles.subheading}>{heading}</h3>
      {/* A narrow screen scrolls the table sideways; the tabindex lets keys scroll it, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard must reach a scrolling region */}
      <div className={styles.scroller} role="region" aria-label={heading} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('stats.player')}</th>
              <th scope="col">{scoreText}</th>
              {hasAssists && <th scope="col">{text(isBasketball ? 'stats.assistsBasketball' : 'stats.assists')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ player, points, assists }) => (
              <tr key={player.id}>
                <th scope="row">
                  <span className={styles.side}>
                    <Crest team={player.team} size={24} />
                    <span dir="auto">
                      {player.number !== undefined && <span className="num">{`${player.number} `}</span>}
                      {player.name}
                    </span>
                  </span>
                </th>
                <td className="num">{points}</td>
                {hasAssists && <td className="num">{assists}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
