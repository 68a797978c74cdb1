import { useText } from '@touchline/i18n';
import { ButtonLink, Spinner } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { loginPage } from '../../sign-in-paths.ts';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import type { CallbackState } from './use-provider-return.ts';

/** The page to which a provider returns: a short wait, or the reason of a failure. */
export function Callback({ state }: { state: CallbackState }) {
  const text = useText('account');
  if (state.kind === 'failed') {
    return (
      <AuthPanel>
        <AuthHead title={text('callback.failed')} />
        <FormFailure error={state.error} />
        <ButtonLink variant="brand" size="l" block render={(link) => <Link to={loginPage} replace {...link} />}>
          {text('callback.back')}
        </ButtonLink>
      </AuthPanel>
    );
  }
  return (
    <AuthPanel>
      <AuthHead title={text('callback.title')}>
        {text(state.kind === 'working' ? 'callback.working' : 'callback.handedOver')}
      </AuthHead>
      {state.kind === 'working' && (
        <div>
          <Spinner size="l" />
        </div>
      )}
    </AuthPanel>
  );
}
