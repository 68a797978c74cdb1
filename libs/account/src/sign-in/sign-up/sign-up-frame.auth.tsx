import { useLazyTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import styles from './sign-up-frame.module.css';
import { StepBar } from './step-bar.tsx';
import { useSignUpStep } from './use-sign-up-step.ts';

interface SignUpFrameProps {
  children: ReactNode;
  summary?: ReactNode;
  /** The viewer has made a choice. */
  done?: boolean;
}

/** The frame of another feature's sign-up step: progress above it; the choice and the continue button below. */
export function SignUpFrame({ children, summary, done = false }: SignUpFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.progress}>
        <Suspense>
          <Progress />
        </Suspense>
      </div>
      {children}
      <div className={styles.tray}>
        <div className={styles.summary}>{summary}</div>
        <div className={styles.ways}>
          <Suspense>
            <NextStepLink done={done} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Hidden on a page that is not a numbered step. */
function Progress() {
  useLazyTexts('account');
  const text = useText('account');
  const { currentStep, stepCount } = useSignUpStep();
  return (
    currentStep !== undefined && (
      <StepBar label={text('signUp.personalization.progress')} currentStep={currentStep} stepCount={stepCount}>
        {text('signUp.personalization.step', { step: currentStep, count: stepCount })}
      </StepBar>
    )
  );
}

/** One button is enough, because the choice is already stored. It reads "Skip" before the first choice. */
function NextStepLink({ done: isDone }: { done: boolean }) {
  useLazyTexts('account');
  const text = useText('account');
  const { nextPath } = useSignUpStep();
  return (
    <ButtonLink variant={isDone ? 'brand' : 'outline'} render={(link) => <Link to={nextPath} {...link} />}>
      {text(`signUp.personalization.${isDone ? 'continue' : 'skip'}`)}
    </ButtonLink>
  );
}
