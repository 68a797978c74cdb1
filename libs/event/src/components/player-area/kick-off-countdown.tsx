import { Countdown, type EventView } from '@touchline/content';
import { useFormats, useNow, useText } from '@touchline/i18n';
import { ReadinessMount } from '../ready/readiness-mount.tsx';
import type { AccessNeed } from '../../state/watch/get-player-area-state.ts';
import { accessTexts } from './access-notice.tsx';
import styles from './player-area.module.css';
import { AccessAction } from './access-action.tsx';

const minuteMs = 60_000;

export interface KickOffCountdownProps {
  view: EventView;
  /** Milliseconds since 1970. */
  kickOff: number;
  /** The access that the viewer lacks. The player area offers it before kick-off. */
  access?: AccessNeed | undefined;
  /** Loads the event again. */
  onCheckAccess: () => Promise<unknown>;
}

/** The time until kick-off, its date in the displayed time zone, and "soon" once the backend reports that. */
export function KickOffCountdown({ view, kickOff, access, onCheckAccess }: KickOffCountdownProps) {
  const text = useText('event');
  const content = useText('content');
  const formats = useFormats();
  const now = useNow(minuteMs);
  const hint = <p className={styles.hint}>{text(access ? `${accessTexts[access]}.title` : 'stage.watchHere')}</p>;
  return (
    <div className={styles.countdown}>
      {/* A realtime message changes this text, so screen readers must announce it. */}
      <output className={styles.soon}>{view.startingSoon && content('status.startingSoon')}</output>
      <Countdown targetMs={kickOff} />
      <p className={styles.when}>
        <time dateTime={new Date(kickOff).toISOString()}>
          {text('stage.startsAt', { day: formats.dayHeading(kickOff, now), time: formats.time(kickOff) })}
        </time>
      </p>
      {access ? (
        hint
      ) : (
        <ReadinessMount view={view} kickOff={kickOff} onCheck={onCheckAccess}>
          {hint}
        </ReadinessMount>
      )}
      {access && (
        <div className={styles.action}>
          <AccessAction view={view} requiredAccess={access} />
        </div>
      )}
    </div>
  );
}
