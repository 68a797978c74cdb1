import type { PreRollAds } from '@touchline/player';
import { useState } from 'react';
import { LazyPlayer } from '../player/lazy-player.tsx';
import styles from './ad-test.module.css';
import { type LoggedStep, StepLog } from './step-log.tsx';

/** Limit of the log, more than any ad needs. It limits the memory of a page that stays open for long. */
const maxSteps = 300;

/** A player that plays the tag's ad before its video, with a log of all steps. */
export function TestedTag({ tag, video }: { tag: string; video: string }) {
  const [startedAtMs] = useState(() => performance.now());
  const [steps, setSteps] = useState<readonly LoggedStep[]>([]);
  const [ads] = useState<PreRollAds>(() => ({
    tags: [tag],
    onStep: (step) =>
      setSteps((previousSteps) =>
        [...previousSteps, { step, timeMs: performance.now() - startedAtMs }].slice(-maxSteps),
      ),
  }));
  return (
    <>
      <div className={styles.stage}>
        <LazyPlayer address={video} kind="recording" autoPlay ads={ads} />
      </div>
      <StepLog steps={steps} />
    </>
  );
}
