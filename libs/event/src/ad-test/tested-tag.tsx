import { useFormats, useText } from '@touchline/i18n';
import type { AdsBefore, AdStep } from '@touchline/player';
import { useState } from 'react';
import { LazyPlayer } from '../player/lazy-player.tsx';
import styles from './ad-test.module.css';

interface Noted {
  step: AdStep;
  /** Milliseconds since the page was asked to play. */
  at: number;
}

/** More than an ad can tell; a page that is left open stays small. */
const most = 300;

/** What a step says besides its kind: words of VAST and addresses, in no language. */
function detailOf(step: AdStep): string {
  switch (step.kind) {
    case 'asked':
      return step.address;
    case 'answered':
      return `${step.milliseconds} ms, ${step.address}`;
    case 'found':
      return `${step.title}, ${step.seconds} s, ${step.media || 'no file to play'}`;
    case 'shown':
      return step.title;
    case 'beacon':
      return `${step.event}: ${step.address}`;
    case 'fault':
      return `${step.code} ${step.message}`.trim();
    default:
      return step.why;
  }
}

/** A player that asks a tag for an ad before its video, and all that happens on the way. */
export function TestedTag({ tag, video }: { tag: string; video: string }) {
  const text = useText('event');
  const formats = useFormats();
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
      <section className={styles.log} aria-labelledby="ad-steps">
        <h2 id="ad-steps" className="display">
          {text('adTest.steps')}
        </h2>
        {/* What a protocol did, in its own words. */}
        <ol className={styles.steps} dir="ltr" lang="en" role="log" aria-labelledby="ad-steps">
          {steps.map(({ step, at }, index) => (
            <li key={index} data-step={step.kind}>
              <span className={styles.time}>
                {formats.number(at / 1000, { maximumFractionDigits: 2, minimumFractionDigits: 2 })}
              </span>
              <code className={styles.kind}>{step.kind}</code>
              <code className={styles.detail}>{detailOf(step)}</code>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
