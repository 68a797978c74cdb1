import { pathWith } from '@touchline/feature-kit';
import { useApi } from '@touchline/api-client';
import { sessionAtom } from '@touchline/auth-session';
import { resetPassword, toPortalError } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useStore } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { noResetEmail, resetEmail, typedEmail } from '../../state/typed-email.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { NewPasswordField } from '../../components/form/new-password-field.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { loginPage } from '../../sign-in-paths.ts';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import styles from '../../components/auth-frame/form.module.css';
import { resetSchema } from './password-schemas.ts';

interface ChoosePasswordProps {
  /** Reads the link's token. */
  getToken: () => string;
  /** Called when the link is no longer valid. */
  onInvalidLink: () => void;
}

/**
 * The form that sets a new password. It then opens the login page, which confirms the change and contains the e-mail
 * address.
 */
export function ChoosePassword({ getToken, onInvalidLink }: ChoosePasswordProps) {
  const text = useText('account');
  const api = useApi();
  const navigate = useNavigate();
  const store = useStore();
  const form = useAccountForm({
    schema: resetSchema,
    async submit({ password }) {
      try {
        await api.call(resetPassword, { body: { token: getToken(), password } });
      } catch (error) {
        if (toPortalError(error).code !== 'reset_token_invalid') throw error;
        return onInvalidLink();
      }
      // A reset ends all sessions, including this browser's. Without a sign-out, a later page would report an expired
      // session.
      const session = store.get(sessionAtom);
      const email = resetEmail.get().email || session?.state().user?.email || typedEmail.get();
      if (await session?.known()) await session?.signOut({ revoke: false });
      resetEmail.set(noResetEmail);
      typedEmail.set(email);
      await navigate(pathWith(loginPage, { passwordReset: 'true' }), { replace: true });
    },
    refusals: { invalid_password: { field: 'password' }, common_password: { field: 'password' } },
  });
  return (
    <>
      <AuthHead title={text('password.reset.title')}>{text('password.reset.lead')}</AuthHead>
      <form {...form.props} className={styles.form} aria-label={text('password.reset.title')}>
        <NewPasswordField form={form} name="password" label={text('password.reset.new')} help={text('password.help')} />
        <FormFailure error={form.failure} />
        <Button type="submit" variant="brand" size="l" block loading={form.isBusy}>
          {text('password.reset.submit')}
        </Button>
      </form>
    </>
  );
}
