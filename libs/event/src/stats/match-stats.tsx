import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { type EventView, Masked, useContentLanguage } from '@touchline/content';
import { useText } from '@touchline/i18n';
import { Skeleton } from '@touchline/ui-kit';
import { useId } from 'react';
import { useSecondary } from '../related/use-secondary.ts';
import { useAfterPicture } from '../watch/after-picture.ts';
import styles from './match-stats.module.css';
import { homeShare, type StatRow, statsQuery } from './stats-query.ts';

const minute = 60_000;

/** As many rows as matches usually have: what follows must not move when they come. */
function Waiting() {
  return (
    <div className={styles.rows}>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} blockSize="33px" />
      ))}
    </div>
  );
}

function Rows({ rows }: { rows: readonly StatRow[] }) {
  const lang = useContentLanguage();
  return (
    <dl className={styles.rows}>
      {rows.map((row) => {
        const share = homeShare(row);
        return (
          <div key={row.title} className={styles.row}>
            <dt className={styles.name} dir="auto" lang={lang}>
              {row.title}
            </dt>
            <dd className={`display num ${styles.home}`}>{row.home}</dd>
            <dd className={`display num ${styles.away}`}>{row.away}</dd>
            {share !== undefined && (
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${share * 100}%` }} />
                <span />
              </span>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/**
 * Both sides' figures, anew each minute of a live match. Nothing where the match has none or the viewer may not watch it
 * (specification, section 5). A viewer who wants no spoilers asks for them first.
 */
export function MatchStats({ view }: { view: EventView }) {
  const text = useText('event');
  const heading = useId();
  const allowed = view.statsEnabled && view.availability === 'available' && view.status !== 'upcoming';
  const afterPicture = useAfterPicture();
  const query = useQuery({
    ...statsQuery(useApi(), view.matchId),
    enabled: allowed && afterPicture,
    refetchInterval: view.status === 'live' && minute,
  });
  const { data: rows = [], pending } = useSecondary('stats', query);
  if (!allowed || (rows.length === 0 && !pending)) return null;
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={pending || undefined}>
      <h2 id={heading} className={styles.heading}>
        {text('stats.title')}
      </h2>
      {pending ? (
        <Waiting />
      ) : (
        <Masked of={view.matchId} action={text('stats.show')}>
          <Rows rows={rows} />
        </Masked>
      )}
    </section>
  );
}
