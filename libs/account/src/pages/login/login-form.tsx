import '../../jitless.ts';
import * as z from 'zod/mini';
import { isOffered } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import styles from '../../components/auth-frame/form.module.css';

/** Refuses empty fields only: the server checks the credentials. */
const loginSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'signIn.emailMissing')),
  password: z.string().check(z.minLength(1, 'signIn.passwordMissing')),
});

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
