import { useApi } from '@touchline/api-client';
import { forgotPassword, PortalError } from '@touchline/contract';
import { isOffered, useErrorText } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconMail, Notice } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { EmailField } from '../../components/form/email-field.tsx';
import { resetEmail } from '../../state/typed-email.ts';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { loginPage } from '../../sign-in-paths.ts';
import { AuthHead } from '../../components/auth-frame/auth-head.tsx';
import { AuthPanel } from '../../components/auth-frame/auth-panel.tsx';
import styles from '../../components/auth-frame/form.module.css';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import { forgotSchema } from './password-schemas.ts';

/** Asks for the e-mail address. The response does not reveal whether an account exists. */
export function Forgot() {
  const text = useText('account');
  const [recipient, setRecipient] = useState<string | null>(null);
  const [isReopened, setIsReopened] = useState(false);
  function showFormAgain(): void {
    setIsReopened(true);
    setRecipient(null);
  }
  return (
    <AuthPanel>
      {recipient === null ? (
        <EmailRequestForm isReopened={isReopened} onSent={setRecipient} />
      ) : (
        <EmailSent to={recipient} onAgain={showFormAgain} />
      )}
      <p>
        <TextLink to={loginPage}>{text('password.forgot.back')}</TextLink>
      </p>
    </AuthPanel>
  );
}

interface EmailRequestFormProps {
  /** Whether the viewer has reopened the form to enter another address. The field then gets the focus. */
  isReopened: boolean;
  onSent: (emailAddress: string) => void;
}

function EmailRequestForm({ isReopened, onSent }: EmailRequestFormProps) {
  const text = useText('account');
  const errorText = useErrorText();
  const api = useApi();
  const [isUnavailable, setIsUnavailable] = useState(() => !isOffered('forgot_password'));
  const form = useAccountForm({
    schema: forgotSchema,
    async submit({ username }) {
      try {
        await api.call(forgotPassword, { body: { username } });
      } catch (error) {
        setIsUnavailable(!isOffered('forgot_password'));
        throw error;
      }
      resetEmail.set({ email: username, sentAtMs: Date.now() });
      onSent(username);
    },
    refusals: { invalid_email: { field: 'username', text: 'signIn.emailInvalid' } },
  });
  const { setFocus } = form.fields;
  useEffect(() => {
    if (isReopened) setFocus('username');
  }, [isReopened, setFocus]);
  if (isUnavailable)
    return (
      <>
        <AuthHead title={text('password.forgot.title')} isFocused />
        <Notice>{errorText(new PortalError('not_found'))}</Notice>
      </>
    );
  return (
    <>
      <AuthHead title={text('password.forgot.title')}>{text('password.forgot.lead')}</AuthHead>
      <form {...form.props} className={styles.form} aria-label={text('password.forgot.title')}>
        <EmailField form={form} name="username" />
        <FormFailure error={form.failure} />
        <Button type="submit" variant="brand" size="l" block loading={form.isBusy}>
          {text('password.forgot.submit')}
        </Button>
      </form>
    </>
  );
}

function EmailSent({ to, onAgain: onSendAgain }: { to: string; onAgain: () => void }) {
  const text = useText('account');
  return (
    <>
      <IconMail size="l" />
      <AuthHead title={text('password.forgot.sentTitle')} isFocused>
        {text('password.forgot.sent', { email: to })}
      </AuthHead>
      <div>
        <Button block onClick={onSendAgain}>
          {text('password.forgot.again')}
        </Button>
      </div>
    </>
  );
}
