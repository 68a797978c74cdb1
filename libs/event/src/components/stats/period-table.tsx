import { Crest, type EventView, getPeriodText } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { VisuallyHidden } from '@touchline/ui-kit';
import { alignToScore, type MatchFigures, type ScorePair } from '../../api/match-figures.ts';
import styles from './match-stats.module.css';

interface PeriodTableProps {
  view: EventView;
  periods: NonNullable<MatchFigures['periods']>;
}

function getScoreBarTotal({ teams }: EventView): ScorePair | undefined {
  const [home, away] = teams?.map(({ score }) => score) ?? [];
  return home === undefined || away === undefined ? undefined : [home, away];
}

/**
 * Both sides' points in every period. The total comes from the score bar, which is newer than the statistics after a
 * goal.
 */
export function PeriodTable({ view, periods }: PeriodTableProps) {
  const text = useText('event');
  const content = useText('content');
  const { teams, sport } = view;
  if (!teams) return null;
  const scoreBarTotal = getScoreBarTotal(view);
  const total = scoreBarTotal ?? periods.total;
  const columns = alignToScore(periods, scoreBarTotal, view.clock?.period);
  return (
    // A table with many periods scrolls sideways; the tabindex lets keys scroll it, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="region" aria-label={text('stats.periods')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{text('stats.team')}</VisuallyHidden>
            </th>
            {columns.map((_, index) => (
              <th key={index} scope="col">
                <span aria-hidden="true">{getPeriodText('short', index + 1, sport, content)}</span>
                <VisuallyHidden>{getPeriodText('long', index + 1, sport, content)}</VisuallyHidden>
              </th>
            ))}
            {total && (
              <th scope="col" className={styles.total}>
                {text('stats.total')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {teams.map((team, sideIndex) => (
            <tr key={sideIndex === 0 ? 'home' : 'away'}>
              <th scope="row">
                <span className={styles.side}>
                  <Crest team={team} size={24} />
                  <span dir="auto">{team.name}</span>
                </span>
              </th>
              {columns.map((scorePair, index) => (
                <td key={index} className="num">
                  {scorePair[sideIndex]}
                </td>
              ))}
              {total && <td className={`display num ${styles.total}`}>{total[sideIndex]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
