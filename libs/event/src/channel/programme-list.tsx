import { nowAndNext, ProgrammeTitle } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { useId, useMemo } from 'react';
import { programmeDays } from './programme-days.ts';
import styles from './channel.module.css';

const minute = 60_000;

type State = 'past' | 'now' | 'next';

/** The channel's programme by day of the zone that is shown, from today on. */
export function ProgrammeList({ programmes }: { programmes: readonly Program[] }) {
  const text = useText('event');
  const formats = useFormats();
  const heading = useId();
  const now = useNow(minute);
  const days = useMemo(() => programmeDays(programmes, now, formats.dayKey), [programmes, now, formats]);
  const { current } = nowAndNext(programmes, now);
  const stateOf = (programme: Program): State => {
    if (programme === current) return 'now';
    return Date.parse(programme.end_date) <= now ? 'past' : 'next';
  };
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {text('channel.programme')}
      </h2>
      {days.length === 0 && <p className={styles.details}>{text('channel.empty')}</p>}
      {days.map(({ key, programmes: ofDay }) => (
        <div key={key}>
          <h3 className={styles.day}>{formats.dayHeading(ofDay[0]?.start_date ?? now, now)}</h3>
          <ol className={styles.rows}>
            {ofDay.map((programme) => (
              <li
                key={programme.id}
                className={styles.row}
                data-state={stateOf(programme)}
                aria-current={programme === current ? 'true' : undefined}
              >
                <time className="num" dateTime={programme.start_date}>
                  {formats.time(programme.start_date)}
                </time>
                <span className={styles.name}>
                  <ProgrammeTitle programme={programme} />
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
