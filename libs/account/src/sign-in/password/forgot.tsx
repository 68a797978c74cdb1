import { useApi } from '@touchline/api-client';
import { forgotPassword } from '@touchline/contract';
import { useText } from '@touchline/i18n';
import { Button, IconMail } from '@touchline/ui-kit';
import { useState } from 'react';
import { EmailField } from '../../form/email-field.tsx';
import { FormFailure } from '../../form/form-failure.tsx';
import { useAccountForm } from '../../form/use-account-form.ts';
import { loginPage } from '../arrival/paths.ts';
import { AuthHead } from '../frame/auth-head.tsx';
import { AuthPanel } from '../frame/auth-panel.tsx';
import styles from '../frame/form.module.css';
import { TextLink } from '../frame/text-link.tsx';
import { forgotSchema } from './password-schemas.ts';

/** Asks for the address, and says the same whether or not there is an account. */
export function Forgot() {
  const text = useText('account');
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPanel>
      {sentTo === null ? <AskForAddress onSent={setSentTo} /> : <Sent to={sentTo} onAgain={() => setSentTo(null)} />}
      <p>
        <TextLink to={loginPage}>{text('password.forgot.back')}</TextLink>
      </p>
    </AuthPanel>
  );
}

function AskForAddress({ onSent }: { onSent: (address: string) => void }) {
  const text = useText('account');
  const api = useApi();
  const form = useAccountForm({
    schema: forgotSchema,
    async submit({ username }) {
      await api.call(forgotPassword, { body: { username } });
      onSent(username);
    },
    refusals: { invalid_email: { field: 'username', text: 'signIn.emailInvalid' } },
  });
  return (
    <>
      <AuthHead title={text('password.forgot.title')}>{text('password.forgot.lead')}</AuthHead>
      <form {...form.props} className={styles.form} aria-label={text('password.forgot.title')}>
        <EmailField form={form} name="username" />
        <FormFailure error={form.failure} />
        <Button type="submit" variant="brand" size="l" block loading={form.busy}>
          {text('password.forgot.submit')}
        </Button>
      </form>
    </>
  );
}

function Sent({ to, onAgain }: { to: string; onAgain: () => void }) {
  const text = useText('account');
  return (
    <>
      <IconMail size="l" />
      {/* The form that had the focus is gone. */}
      <AuthHead title={text('password.forgot.sentTitle')} ref={(heading) => heading?.focus()}>
        {text('password.forgot.sent', { email: to })}
      </AuthHead>
      <div>
        <Button onClick={onAgain}>{text('password.forgot.again')}</Button>
      </div>
    </>
  );
}
