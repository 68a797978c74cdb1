import { Masked, getNowAndNext, ProgrammeTitle, useContentLanguage } from '@touchline/content';
import type { Program } from '@touchline/contract';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { Touchline } from '@touchline/ui-kit';
import { getProgress } from './programme-days.ts';
import styles from './channel.module.css';

export interface OnNowProps {
  programmes: readonly Program[];
  /** The channel's description; an equal description of a programme is not repeated. */
  description?: string | undefined;
}

/**
 * The current programme with its progress, and the next one. Renders no element if the channel has
 * neither.
 */
export function OnNow({ programmes, description }: OnNowProps) {
  const text = useText('event');
  const formats = useFormats();
  const time = useNow(15_000);
  const { current: currentProgramme, next } = getNowAndNext(programmes, time);
  const lang = useContentLanguage(currentProgramme?.description_language);
  const formatSpan = (programme: Program): string =>
    text('channel.span', { from: formats.time(programme.start_date), to: formats.time(programme.end_date) });
  if (!currentProgramme && !next) return null;
  return (
    <div className={styles.onNow}>
      {currentProgramme && (
        <div className={styles.current}>
          <p className={styles.label}>
            {`${text('channel.onNow')} `}
            <span className="num ltr">{formatSpan(currentProgramme)}</span>
          </p>
          <h2 className={styles.programme} dir="auto">
            <ProgrammeTitle programme={currentProgramme} />
          </h2>
          {currentProgramme.description && currentProgramme.description !== description && (
            // The description of a repeated match may reveal its result.
            <Masked key={currentProgramme.id} action={text('about.show')}>
              <p className={styles.details} dir="auto" lang={lang}>
                {currentProgramme.description}
              </p>
            </Masked>
          )}
          <Touchline variant="live" progress={getProgress(currentProgramme, time)} onPage />
          <p className={`num ${styles.times}`}>
            <span>{text('channel.startedAt', { time: formats.time(currentProgramme.start_date) })}</span>
            <span>
              {text('channel.minutesLeft', {
                count: Math.ceil((Date.parse(currentProgramme.end_date) - time) / 60_000),
              })}
            </span>
          </p>
        </div>
      )}
      {next && (
        <p className={styles.next}>
          <span className={styles.label}>{text('channel.upNext')}</span>
          <b>
            <ProgrammeTitle programme={next} />
          </b>
          <span className="num ltr">{formatSpan(next)}</span>
        </p>
      )}
    </div>
  );
}
