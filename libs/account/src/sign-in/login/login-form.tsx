import { isOffered } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { EmailField } from '../../form/email-field.tsx';
import { FormFailure } from '../../form/form-failure.tsx';
import { PasswordField } from '../../form/password-field.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import type { SignInFlow } from '../after-sign-in/use-sign-in-flow.ts';
import { TextLink } from '../frame/text-link.tsx';
import styles from '../frame/form.module.css';
import { loginSchema } from './login-schema.ts';

/** E-mail and password; after the sign-in the form navigates. */
export function LoginForm({ signInFlow: { signInAndNavigate } }: { signInFlow: SignInFlow }) {
  const text = useText('account');
  const form = useAccountForm({
    schema: loginSchema,
    submit: (credentials) => signInAndNavigate((session) => session.signIn(credentials)),
    refusals: { login_failed: { field: 'password', text: 'signIn.mismatch' } },
  });
  return (
    <form {...form.props} className={styles.form} aria-label={text('signIn.title')}>
      <EmailField form={form} name="username" />
      <PasswordField
        form={form}
        name="password"
        label={text('signIn.password')}
        autoComplete="current-password"
        aside={isOffered('forgot_password') && <TextLink to="/auth/password/forgot/">{text('signIn.forgot')}</TextLink>}
      />
      <FormFailure error={form.failure} />
      <Button type="submit" variant="brand" size="l" block loading={form.isBusy}>
        {text('signIn.submit')}
      </Button>
    </form>
  );
}
