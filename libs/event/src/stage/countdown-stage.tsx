import { Countdown, type EventView } from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { BeforeKickOff } from '../ready/before-kick-off.tsx';
import type { AccessNeed } from './stage-of.ts';
import { accessTexts } from './access-stage.tsx';
import styles from './stage.module.css';
import { WayIn } from './way-in.tsx';

const minute = 60_000;

export interface CountdownStageProps {
  view: EventView;
  /** Milliseconds since 1970. */
  kickOff: number;
  /** The access that the viewer still needs. The stage offers it before kick-off, so that they have it in time. */
  access?: AccessNeed | undefined;
  /** Loads the event again. */
  onAsk: () => Promise<unknown>;
}

/** The time until kick-off, its date in the displayed time zone, and "soon" when the backend reports it. */
export function CountdownStage({ view, kickOff, access, onAsk }: CountdownStageProps) {
  const text = useText('event');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(minute);
  const hint = <p className={styles.hint}>{text(access ? `${accessTexts[access]}.title` : 'stage.watchHere')}</p>;
  return (
    <div className={styles.countdown}>
      {/* A message of the room sets it, so screen readers must announce it. */}
      <output className={styles.soon}>{view.startingSoon && content('status.startingSoon')}</output>
      <Countdown to={kickOff} />
      <p className={styles.when}>
        <time dateTime={new Date(kickOff).toISOString()}>
          {text('stage.startsAt', { day: formats.dayHeading(kickOff, now), time: formats.time(kickOff) })}
        </time>
      </p>
      {access ? (
        hint
      ) : (
        <BeforeKickOff view={view} kickOff={kickOff} onAsk={onAsk}>
          {hint}
        </BeforeKickOff>
      )}
      {access && (
        <div className={styles.action}>
          <WayIn view={view} need={access} />
        </div>
      )}
    </div>
  );
}
