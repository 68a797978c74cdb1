import { useApi } from '@touchline/api-client';
import { resetPassword, toPortalError } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button, ButtonLink, ErrorState, IconKeyRound } from '@touchline/ui-kit';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { FormFailure } from '../../form/form-failure.tsx';
import { NewPasswordField } from '../../form/new-password-field.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import { loginPage } from '../arrival/paths.ts';
import { pathWith } from '../arrival/return-path.ts';
import { AuthHead } from '../frame/auth-head.tsx';
import { AuthPanel } from '../frame/auth-panel.tsx';
import styles from '../frame/form.module.css';
import { resetSchema } from './password-schemas.ts';
import { useResetToken } from './use-reset-token.ts';

/** A new password by the link that was sent; without its token, the way to a new link. */
export function Reset() {
  const [isVoid, setVoid] = useState(false);
  const token = useResetToken(() => setVoid(true));
  return <AuthPanel>{isVoid ? <Void /> : <Choose token={token} onVoid={() => setVoid(true)} />}</AuthPanel>;
}

function Choose({ token, onVoid }: { token: () => string; onVoid: () => void }) {
  const text = useText('account');
  const api = useApi();
  const navigate = useNavigate();
  const form = useAccountForm({
    schema: resetSchema,
    async submit({ password }) {
      try {
        await api.call(resetPassword, { body: { token: token(), password } });
      } catch (error) {
        if (toPortalError(error).code !== 'reset_token_invalid') throw error;
        return onVoid();
      }
      await navigate(pathWith(loginPage, { passwordReset: 'true' }), { replace: true });
    },
    refusals: { invalid_password: { field: 'password' } },
  });
  return (
    <>
      <AuthHead title={text('password.reset.title')}>{text('password.reset.lead')}</AuthHead>
      <form {...form.props} className={styles.form} aria-label={text('password.reset.title')}>
        <NewPasswordField form={form} name="password" label={text('password.reset.new')} help={text('password.help')} />
        <FormFailure error={form.failure} />
        <Button type="submit" variant="brand" size="l" block loading={form.busy}>
          {text('password.reset.submit')}
        </Button>
      </form>
    </>
  );
}

function Void() {
  const text = useText('account');
  return (
    <ErrorState
      level={1}
      icon={<IconKeyRound size="l" />}
      heading={text('password.reset.voidTitle')}
      action={
        <ButtonLink variant="brand" render={(link) => <Link to="/auth/password/forgot/" {...link} />}>
          {text('password.reset.ask')}
        </ButtonLink>
      }
    >
      {text('password.reset.void')}
    </ErrorState>
  );
}
