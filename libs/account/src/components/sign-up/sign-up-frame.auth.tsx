import { pathWith, readReturnTo, useLazyTexts, useSignUpSteps } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { StepBar } from './step-bar.tsx';
import styles from './sign-up-frame.module.css';

interface SignUpStep {
  /** The number of the step; step 1 creates the account. Undefined on a page outside the steps. */
  currentStep: number | undefined;
  stepCount: number;
  /** The next step; after the last step, the requested page. */
  nextPath: string;
}

/** The progress of a new viewer, by the current page. A page below a step's page belongs to that step. */
function useSignUpStep(): SignUpStep {
  const steps = useSignUpSteps();
  const { pathname, search } = useLocation();
  const currentPath = pathname.replace(/\/?$/, '/');
  const returnTo = readReturnTo(search);
  const currentStepPath = steps
    .filter((stepPath) => currentPath.startsWith(stepPath))
    .reduce((a, b) => (b.length > a.length ? b : a), '');
  const index = steps.indexOf(currentStepPath);
  const nextStepPath = index < 0 ? undefined : steps[index + 1];
  return {
    currentStep: index < 0 ? undefined : index + 2,
    stepCount: steps.length + 1,
    nextPath: nextStepPath === undefined ? returnTo : pathWith(nextStepPath, { returnTo }),
  };
}

interface SignUpFrameProps {
  children: ReactNode;
  summary?: ReactNode;
  /** True once the viewer has chosen something in this step. */
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
