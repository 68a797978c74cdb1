import { useFormats, useText } from '@touchline/i18n';
import type { AdStep } from '@touchline/player';
import styles from './ad-test.module.css';

/** A step and its time. */
export interface LoggedStep {
  step: AdStep;
  /** Milliseconds since the player was mounted. */
  timeMs: number;
}

/** The details of a step: VAST terms and addresses, which are not translated. */
function getDetailText(step: AdStep): string {
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

/** A log of all steps of an ad. */
export function StepLog({ steps }: { steps: readonly LoggedStep[] }) {
  const text = useText('event');
  const formats = useFormats();
  return (
    <section className={styles.log} aria-labelledby="ad-steps">
      <h2 id="ad-steps" className="display">
        {text('adTest.steps')}
      </h2>
      {/* Terms of the VAST protocol are English in every language. */}
      <div role="log" aria-labelledby="ad-steps">
        <ol className={styles.steps} dir="ltr" lang="en">
          {steps.map(({ step, timeMs }, index) => (
            <li key={index} data-step={step.kind}>
              <span className={styles.time}>
                {formats.number(timeMs / 1000, { maximumFractionDigits: 2, minimumFractionDigits: 2 })}
              </span>
              <code className={styles.kind}>{step.kind}</code>
              <code className={styles.detail}>{getDetailText(step)}</code>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
