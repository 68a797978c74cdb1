import { useText } from '@touchline/i18n';
import { IconTriangleAlert, IconWifiOff } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import styles from './stage-message.module.css';
import { useSecondsUntil } from './use-seconds-until.ts';

/** The message's text key: an interrupted load is no problem, so it has none of its own. */
const textOf = ({ kind }: PlayerProblem): string => `problems.${kind === 'interrupted' ? 'unknown' : kind}`;

/** When the player tries again by itself, and how not to wait for it. */
function NextTry() {
  const t = useText('player');
  const { request } = usePlayer();
  const retryAt = usePlayerState((state) => state.retryAt);
  const seconds = useSecondsUntil(retryAt);
  if (retryAt === null) return null;
  return (
    <div className={styles.next}>
      {/* Not in the alert: every second of it would be read out. */}
      <span role="timer">{seconds > 0 ? t('retryIn', { count: seconds }) : t('reconnecting')}</span>
      <button type="button" className={styles.now} onClick={() => request({ type: 'retry' })}>
        {t('tryNow')}
      </button>
    </div>
  );
}

/** What went wrong, what the viewer can do, and a code for support. */
export function StageMessage({ onReport }: { onReport?: (() => void) | undefined }) {
  const t = useText('player');
  const { request } = usePlayer();
  const problem = usePlayerState((state) => state.problem);
  const recovering = usePlayerState((state) => state.recovering);
  if (!problem) return null;
  const text = textOf(problem);
  const status = problem.status === undefined ? '' : `-${problem.status}`;
  return (
    <div className={styles.message}>
      <div className={styles.words} role="alert">
        {problem.kind === 'offline' ? <IconWifiOff size="l" /> : <IconTriangleAlert size="l" />}
        <h2 className={styles.title}>{t(`${text}.title`)}</h2>
        <p className={styles.text}>{t(`${text}.text`)}</p>
        {problem.code > 0 && <p className={styles.code}>{t('supportCode', { code: `${problem.code}${status}` })}</p>}
      </div>
      {recovering ? (
        <NextTry />
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
