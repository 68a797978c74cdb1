import { type EventView, Masked, useContentLanguage } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { getHomeShare, type MatchFigures, type StatRow } from './match-figures.ts';
import styles from './match-stats.module.css';
import { PeriodTable } from './period-table.tsx';
import { ScoreTimeline } from './score-timeline.tsx';
import { useFigures } from './use-figures.ts';

/** The address of a match's statistics, without the locale's prefix (specification, section 2). */
const statsPath = (matchId: string): string => `/events/stats/${encodeURIComponent(matchId)}/`;

/** Skeletons for the usual number of rows, so that the rows do not move the content below. */
function WaitingForStats() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} blockSize="33px" />
      ))}
    </div>
  );
}

function StatRows({ rows }: { rows: readonly StatRow[] }) {
  const lang = useContentLanguage();
  return (
    <dl className={styles.rows}>
      {rows.map((row) => {
        const homeRatio = getHomeShare(row);
        return (
          <div key={row.title} className={styles.row}>
            <dt className={styles.name} dir="auto" lang={lang}>
              {row.title}
            </dt>
            <dd className={`display num ${styles.home}`}>{row.home}</dd>
            <dd className={`display num ${styles.away}`}>{row.away}</dd>
            {homeRatio !== undefined && (
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${homeRatio * 100}%` }} />
                <span />
              </span>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** All statistics of a match: by period, over time, and both sides compared. */
export function Figures({
  view,
  matchFigures: { rows, periods, changes },
}: {
  view: EventView;
  matchFigures: MatchFigures;
}) {
  return (
    <div className={styles.figures}>
      {periods && <PeriodTable view={view} periods={periods} />}
      {changes.length > 0 && <ScoreTimeline view={view} changes={changes} />}
      {rows.length > 0 && <StatRows rows={rows} />}
    </div>
  );
}

export const hasAnyFigure = ({ rows, periods, changes }: MatchFigures): boolean =>
  rows.length > 0 || periods !== undefined || changes.length > 0;

/**
 * A match's statistics on its page, with a link to their own page. In spoiler-free mode they are hidden until the
 * viewer reveals them.
 */
export function MatchStats({ view }: { view: EventView }) {
  const text = useText('event');
  const heading = useId();
  const { data, isPending, isAllowed } = useFigures(view);
  if (!isAllowed || (!isPending && !(data && hasAnyFigure(data)))) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={isPending || undefined}>
      <div className={styles.top}>
        <h2 id={heading} className={styles.heading}>
          {text('stats.title')}
        </h2>
        <Link to={statsPath(view.matchId)} className={styles.all}>
          {text('stats.all')}
        </Link>
      </div>
      {data ? (
        <Masked matchId={view.matchId} action={text('stats.show')}>
          <Figures view={view} matchFigures={data} />
        </Masked>
      ) : (
        <WaitingForStats />
      )}
    </section>
  );
}
