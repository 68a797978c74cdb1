import { joinClasses } from '@touchline/ui-kit';
import styles from './step-bar.module.css';

interface StepBarProps {
  label: string;
  /** The number of the step, from 1. */
  currentStep: number;
  stepCount: number;
  /** "Step 2 of 3". */
  children: string;
}

/** The progress of signing up. */
export function StepBar({ label, currentStep, stepCount, children }: StepBarProps) {
  return (
    <div className={styles.steps}>
      <span
        className={styles.bars}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={stepCount}
        aria-valuenow={currentStep}
        aria-valuetext={children}
      >
        {Array.from({ length: stepCount }, (_, index) => (
          <span key={index} className={joinClasses(styles.bar, index < currentStep && styles.done)} />
        ))}
      </span>
      <span className={styles.words}>{children}</span>
    </div>
  );
}
