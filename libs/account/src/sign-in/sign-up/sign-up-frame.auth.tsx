import { useLaterTexts } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import styles from './sign-up-frame.module.css';
import { StepBar } from './step-bar.tsx';
import { useSignUpStep } from './use-sign-up-step.ts';

/** What another feature's step of signing up stands in: how far one is above it; what is chosen, the way on and the way to skip below. */
export function SignUpFrame({ children, summary }: { children: ReactNode; summary?: ReactNode }) {
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
            <Ways />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Not there on a page that is a step's only for whoever looks for it. */
function Progress() {
  useLaterTexts('account');
  const text = useText('account');
  const { step, count } = useSignUpStep();
  return (
    step !== undefined && (
      <StepBar label={text('signUp.personalization.progress')} step={step} count={count}>
        {text('signUp.personalization.step', { step, count })}
      </StepBar>
    )
  );
}

/** What is chosen is kept already: both lead on. */
function Ways() {
  useLaterTexts('account');
  const text = useText('account');
  const { onward } = useSignUpStep();
  return (
    <>
      <ButtonLink variant="ghost" render={(link) => <Link to={onward} {...link} />}>
        {text('signUp.personalization.skip')}
      </ButtonLink>
      <ButtonLink variant="brand" render={(link) => <Link to={onward} {...link} />}>
        {text('signUp.personalization.continue')}
      </ButtonLink>
    </>
  );
}
