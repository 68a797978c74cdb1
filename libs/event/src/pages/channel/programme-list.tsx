import { getNowAndNext, ProgrammeTitle } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { useId, useMemo } from 'react';
import { groupProgrammeDays } from './programme-days.ts';
import styles from './channel.module.css';

const minuteMs = 60_000;

/** The channel's programmes from the current one on, by day of the displayed time zone. */
export function ProgrammeList({ programmes }: { programmes: readonly Program[] }) {
  const text = useText('event');
  const formats = useFormats();
  const heading = useId();
  const now = useNow(minuteMs);
  const days = useMemo(() => groupProgrammeDays(programmes, now, formats.dayKey), [programmes, now, formats]);
  const { current } = getNowAndNext(programmes, now);
  return (
    <section className={styles.list} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {text('channel.programme')}
      </h2>
      {days.length === 0 && <p className={styles.details}>{text('channel.empty')}</p>}
      {days.map(({ key, programmes: programmesOfDay }) => (
        <div key={key}>
          {/* The current programme may have started yesterday. */}
          <h3 className={styles.day}>
            {formats.dayHeading(Math.max(now, Date.parse(programmesOfDay[0]?.start_date ?? '')), now)}
          </h3>
          <ol className={styles.rows}>
            {programmesOfDay.map((programme) => (
              <li key={programme.id} className={styles.row} aria-current={programme === current ? 'true' : undefined}>
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
