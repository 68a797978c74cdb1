import { useText } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import { IconTriangleAlert, IconWifiOff } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import styles from './player-message.module.css';

/**
 * Counts down the whole seconds until a time on this device's clock (milliseconds since 1970). It is 0 after that time,
 * and for null.
 */
function useSecondsUntil(timeMs: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (timeMs === null) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [timeMs]);
  return timeMs === null ? 0 : Math.max(0, Math.ceil((timeMs - now) / 1000));
}

/**
 * Returns the message's text key. An interrupted load has no text of its own, so it uses the text of unknown problems.
 */
const getText = ({ kind }: PlayerProblem): string => `problems.${kind === 'interrupted' ? 'unknown' : kind}`;

/** The messages of these problems promise another try. */
const retriedKinds: ReadonlySet<string> = new Set<PlayerProblem['kind']>(['network', 'missing', 'playlist']);

/** The countdown to the next try, and a button to try at once. */
function NextAttempt() {
  const t = useText('player');
  const { request } = usePlayer();
  const retryAt = usePlayerState((state) => state.retryAt);
  const seconds = useSecondsUntil(retryAt);
  if (retryAt === null) return null;
  return (
    <div className={styles.next}>
      {/* Outside the alert, because screen readers would read every second of the countdown. */}
      <span role="timer">{seconds > 0 ? t('retryIn', { count: seconds }) : t('reconnecting')}</span>
      <button type="button" className={styles.now} onClick={() => request({ type: 'retry' })}>
        {t('tryNow')}
      </button>
    </div>
  );
}

/** The problem, the viewer's options, and a code for support. */
export function PlayerMessage({ onReport }: { onReport?: (() => void) | undefined }) {
  const t = useText('player');
  const { request } = usePlayer();
  const problem = usePlayerState((state) => state.problem);
  const isRecovering = usePlayerState((state) => state.recovering);
  if (!problem) return null;
  const text = getText(problem);
  const adviceKey = !isRecovering && retriedKinds.has(problem.kind) ? 'problems.unknown' : text;
  const status = problem.status === undefined ? '' : `-${problem.status}`;
  return (
    <div className={styles.message}>
      <div className={styles.words} role="alert">
        {problem.kind === 'offline' ? <IconWifiOff size="l" /> : <IconTriangleAlert size="l" />}
        <h2 className={styles.title}>{t(`${text}.title`)}</h2>
        <p className={styles.text}>{t(`${adviceKey}.text`)}</p>
        {problem.code > 0 && <p className={styles.code}>{t('supportCode', { code: `${problem.code}${status}` })}</p>}
      </div>
      {isRecovering ? (
        <NextAttempt />
      ) : (
        <button type="button" className={styles.action} onClick={() => request({ type: 'retry' })}>
          {t('tryAgain')}
        </button>
      )}
      {onReport && (
        <button type="button" className={styles.report} onClick={onReport}>
          {t('report.title')}
        </button>
      )}
    </div>
  );
}
