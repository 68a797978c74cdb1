import '../../jitless.ts';
import { useApi } from '@touchline/api-client';
import { sendLoginCode, toPortalError, type PortalError } from '@touchline/contract';
import { isOffered } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, IconKeyRound, IconMail } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import { EmailField } from '../../components/form/email-field.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { deleteExpiredCode, sentCode } from '../../state/sign-in/sent-code.ts';
import { usePasskeySignIn } from '../../state/sign-in/use-passkey-sign-in.ts';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import { CodeForm } from './code-form.tsx';
import styles from '../../components/auth-frame/form.module.css';

const username = z.string().check(z.trim(), z.minLength(1, 'signIn.emailMissing'));

interface LoginValues {
  username: string;
  password?: string | undefined;
}

/** The first step checks the address only. */
const emailSchema = z.object({ username, password: z.optional(z.string()) });
const passwordSchema = z.object({
  username,
  password: z.string().check(z.minLength(1, 'signIn.passwordMissing')),
});

interface LoginStepsProps {
  signInFlow: SignInFlow;
  hasPasskeys: boolean;
  hasCode: boolean;
}

/**
 * Asks for the e-mail address, then offers the password and the customer's other ways. The ways are the same for each
 * address, because they must not reveal whether it has an account.
 */
export function LoginSteps({ signInFlow, hasPasskeys, hasCode }: LoginStepsProps) {
  const code = sentCode.use();
  const [isReturning, setIsReturning] = useState(false);
  useEffect(deleteExpiredCode, []);
  if (code)
    return (
      <CodeForm
        signInFlow={signInFlow}
        code={code}
        onBack={() => {
          sentCode.set(null);
          setIsReturning(true);
        }}
      />
    );
  return <EmailSteps signInFlow={signInFlow} hasPasskeys={hasPasskeys} hasCode={hasCode} isReturning={isReturning} />;
}

interface EmailStepsProps extends LoginStepsProps {
  /** The viewer returns from the code: the form shows all ways. */
  isReturning: boolean;
}

function EmailSteps({ signInFlow, hasPasskeys, hasCode, isReturning }: EmailStepsProps) {
  const text = useText('account');
  const api = useApi();
  const [hasAddress, setHasAddress] = useState(isReturning);
  const [isSending, setIsSending] = useState(false);
  const [sendFailure, setSendFailure] = useState<PortalError | null>(null);
  const passkey = usePasskeySignIn(signInFlow, hasPasskeys);
  const form = useAccountForm<LoginValues, LoginValues>({
    schema: hasAddress ? passwordSchema : emailSchema,
    refusals: { login_failed: { field: 'password', text: 'signIn.mismatch' } },
    async submit({ username: email, password }) {
      if (!hasAddress) return setHasAddress(true);
      await signInFlow.signInAndNavigate((session) => session.signIn({ username: email, password: password ?? '' }));
    },
  });
  const { fields, props } = form;

  useEffect(() => {
    if (hasAddress) props.ref.current?.querySelector<HTMLInputElement>('input[type="password"]')?.focus();
  }, [hasAddress, props.ref]);

  async function sendCode(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setSendFailure(null);
    try {
      if (!(await fields.trigger('username', { shouldFocus: true }))) return;
      const email = fields.getValues('username').trim();
      const { request } = await api.call(sendLoginCode, { body: { username: email } });
      sentCode.set({ email, request, sentAtMs: Date.now() });
    } catch (error) {
      setSendFailure(toPortalError(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <form {...props} className={styles.form} aria-label={text('signIn.title')}>
      <EmailField form={form} name="username" hasPasskeys={hasPasskeys} />
      {hasAddress && (
        <PasswordField
          form={form}
          name="password"
          label={text('signIn.password')}
          autoComplete="current-password"
          aside={
            isOffered('forgot_password') && <TextLink to="/auth/password/forgot/">{text('signIn.forgot')}</TextLink>
          }
        />
      )}
      <FormFailure error={form.failure ?? sendFailure ?? passkey.failure} />
      <Button type="submit" variant="brand" size="l" block loading={form.isBusy}>
        {text(hasAddress ? 'signIn.submit' : 'signIn.goOn')}
      </Button>
      {hasAddress && hasCode && isOffered('send_login_code') && (
        <Button block icon={<IconMail size="s" />} loading={isSending} onClick={() => void sendCode()}>
          {text('signIn.code.send')}
        </Button>
      )}
      {hasPasskeys && isOffered('passkey_challenge') && (
        <Button block icon={<IconKeyRound size="s" />} loading={passkey.isBusy} onClick={passkey.start}>
          {text('signIn.passkey')}
        </Button>
      )}
    </form>
  );
}
