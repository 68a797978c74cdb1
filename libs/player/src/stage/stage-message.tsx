import { useText } from '@touchline/i18n';
import { IconTriangleAlert, IconWifiOff } from '../controls/icons.ts';
import { usePlayer, usePlayerState } from '../controls/player-context.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import styles from './stage-message.module.css';

/** The message's text key: an interrupted load is no problem, so it has none of its own. */
const textOf = ({ kind }: PlayerProblem): string => `problems.${kind === 'interrupted' ? 'unknown' : kind}`;

/** What went wrong, what the viewer can do, and a code for support. */
export function StageMessage() {
  const t = useText('player');
  const { request } = usePlayer();
  const problem = usePlayerState((state) => state.problem);
  const recovering = usePlayerState((state) => state.recovering);
  if (!problem) return null;
  const text = textOf(problem);
  const status = problem.status === undefined ? '' : `-${problem.status}`;
  return (
    <div className={styles.message} role="alert">
      {problem.kind === 'offline' ? <IconWifiOff size="l" /> : <IconTriangleAlert size="l" />}
      <h2 className={styles.title}>{t(`${text}.title`)}</h2>
      <p>{t(`${text}.text`)}</p>
      {!recovering && (
        <button type="button" className={styles.action} onClick={() => request({ type: 'retry' })}>
          {t('tryAgain')}
        </button>
      )}
      {problem.code > 0 && <p className={styles.code}>{t('supportCode', { code: `${problem.code}${status}` })}</p>}
    </div>
  );
}
