import { useSessionState } from '@touchline/auth-session';
import { personalization, readReturnTo, Slot, useFilled } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { ButtonLink } from '@touchline/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { AuthHead } from '../frame/auth-head.tsx';
import { AuthPanel } from '../frame/auth-panel.tsx';
import styles from './personalization.module.css';
import { StepBar } from './step-bar.tsx';

/** The account is made; what the viewer likes is asked by whoever fills the slot, and may be left for later. */
export function Personalization() {
  const text = useText('account');
  const { user } = useSessionState();
  const next = readReturnTo(useLocation().search);
  const name = user?.displayName;
  const asks = useFilled(personalization);
  return (
    <AuthPanel>
      <StepBar label={text('signUp.personalization.progress')} step={2} count={2}>
        {text('signUp.personalization.step', { step: 2, count: 2 })}
      </StepBar>
      <AuthHead title={text(asks ? 'signUp.personalization.title' : 'signUp.personalization.readyTitle')}>
        {name === undefined
          ? text('signUp.personalization.readyNameless')
          : text('signUp.personalization.ready', { name })}
      </AuthHead>
      <Slot of={personalization} props={{}} />
      <div className={styles.actions}>
        <ButtonLink variant="brand" size="l" render={(link) => <Link to={next} {...link} />}>
          {text('signUp.personalization.continue')}
        </ButtonLink>
        {asks && (
          <ButtonLink variant="ghost" size="l" render={(link) => <Link to={next} {...link} />}>
            {text('signUp.personalization.skip')}
          </ButtonLink>
        )}
      </div>
    </AuthPanel>
  );
}
