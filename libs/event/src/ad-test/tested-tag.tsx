import type { AdsBefore } from '@touchline/player';
import { useState } from 'react';
import { LazyPlayer } from '../player/lazy-player.tsx';
import styles from './ad-test.module.css';
import { type Noted, StepLog } from './step-log.tsx';

/** More than an ad can tell; a page that is left open stays small. */
const most = 300;

/** A player that asks a tag for an ad before its video, and all that happens on the way. */
export function TestedTag({ tag, video }: { tag: string; video: string }) {
  const [since] = useState(() => performance.now());
  const [steps, setSteps] = useState<readonly Noted[]>([]);
  const [ads] = useState<AdsBefore>(() => ({
    tags: [tag],
    onStep: (step) => setSteps((before) => [...before, { step, at: performance.now() - since }].slice(-most)),
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
