import { useSessionState } from '@touchline/auth-session';
import {
  type AccountLinkProps,
  pathWith,
  personalization,
  readReturnTo,
  Slot,
  useSignUpSteps,
} from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink, IconChevronRight } from '@touchline/ui-kit';
import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import styles from './personalization.module.css';
import { StepBar } from '../../components/sign-up/step-bar.tsx';

/** A next step; its link contains the requested page. */
function StepItem({ to, label, icon }: AccountLinkProps) {
  const returnTo = readReturnTo(useLocation().search);
  return (
    <li>
      <Link to={pathWith(to, { returnTo })} className={styles.step}>
        {icon}
        <span className={styles.label}>{label}</span>
        <IconChevronRight className={styles.chevron} />
      </Link>
    </li>
  );
}

/** The page after the registration: other features add steps, and the viewer may skip them. */
export function Personalization() {
  const text = useText('account');
  const { user } = useSessionState();
  const returnTo = readReturnTo(useLocation().search);
  const name = user?.displayName;
  const stepPaths = useSignUpSteps();
  const [firstStepPath] = stepPaths;
  const stepCount = stepPaths.length + 1;
  const nextPath = firstStepPath === undefined ? returnTo : pathWith(firstStepPath, { returnTo });
  return (
    <AuthPanel>
      {firstStepPath !== undefined && (
        <StepBar label={text('signUp.personalization.progress')} currentStep={1} stepCount={stepCount}>
          {text('signUp.personalization.step', { step: 1, count: stepCount })}
        </StepBar>
      )}
      <AuthHead
        title={text(firstStepPath === undefined ? 'signUp.personalization.readyTitle' : 'signUp.personalization.title')}
      >
        {name === undefined
          ? text('signUp.personalization.readyNameless')
          : text('signUp.personalization.ready', { name })}
      </AuthHead>
      {firstStepPath !== undefined && (
        <ol className={styles.steps}>
          {/* The placeholders have the steps' size, so that the buttons below do not move. */}
          <Suspense
            fallback={stepPaths.map((stepPath) => (
              <li key={stepPath} className={styles.step} aria-hidden="true" />
            ))}
          >
            <Slot of={personalization} props={{ Item: StepItem }} />
          </Suspense>
        </ol>
      )}
      <div className={styles.actions}>
        <ButtonLink variant="brand" size="l" render={(link) => <Link to={nextPath} {...link} />}>
          {text('signUp.personalization.continue')}
        </ButtonLink>
        {firstStepPath !== undefined && (
          <ButtonLink variant="ghost" size="l" render={(link) => <Link to={returnTo} {...link} />}>
            {text('signUp.personalization.skip')}
          </ButtonLink>
        )}
      </div>
    </AuthPanel>
  );
}
