import { pathWith, useSite } from '@touchline/feature-kit';
import { useLocale, useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useMemo } from 'react';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { NewPasswordField } from '../../components/form/new-password-field.tsx';
import { getLatestBirthday } from '../../components/form/profile-rules.ts';
import { TextField } from '../../components/form/text-field.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { loginPage } from '../../sign-in-paths.ts';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import styles from '../../components/auth-frame/form.module.css';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import { findLegalPages } from './legal-pages.ts';
import { OptionalFields } from './optional-fields.tsx';
import { createSignUpSchema, toSignUpForm } from './sign-up-schema.ts';
import { TermsField } from './terms-field.tsx';

/** Creates an account and signs in with it. */
export function SignUpForm({ signInFlow: { returnTo, signInAndNavigate } }: { signInFlow: SignInFlow }) {
  const text = useText('account');
  const { clock } = useLocale();
  const latestBirthday = getLatestBirthday(clock.read());
  const legalLinks = findLegalPages(useSite().legal);
  const hasTerms = legalLinks !== undefined;
  const form = useAccountForm({
    schema: useMemo(() => createSignUpSchema(latestBirthday, hasTerms), [latestBirthday, hasTerms]),
    submit: (values) => signInAndNavigate((session) => session.signUp(toSignUpForm(values))),
    refusals: {
      user_already_exists: { field: 'email', text: 'signUp.emailTaken' },
      invalid_email: { field: 'email', text: 'signIn.emailInvalid' },
      invalid_password: { field: 'password' },
      common_password: { field: 'password' },
    },
  });
  const personalWords = form.fields.watch(['displayName', 'email']);
  const isEmailTaken = form.getError('email') === text('signUp.emailTaken');
  return (
    <form {...form.props} className={styles.form} aria-label={text('signUp.title')}>
      <TextField form={form} name="displayName" label={text('signUp.displayName')} autoComplete="name" dir="auto" />
      <EmailField
        form={form}
        name="email"
        errorLink={
          isEmailTaken && <TextLink to={pathWith(loginPage, { returnTo })}>{text('signUp.signInInstead')}</TextLink>
        }
      />
      <NewPasswordField
        form={form}
        name="password"
        label={text('signIn.password')}
        help={text('password.help')}
        personalWords={personalWords}
      />
      <OptionalFields form={form} latestBirthday={latestBirthday} />
      {legalLinks && <TermsField form={form} pages={legalLinks} />}
      <FormFailure error={form.failure} />
      <Button type="submit" variant="brand" size="l" block loading={form.isBusy}>
        {text('signUp.submit')}
      </Button>
    </form>
  );
}
