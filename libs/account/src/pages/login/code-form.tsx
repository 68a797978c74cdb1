import '../../jitless.ts';
import { useApi } from '@touchline/api-client';
import { sendLoginCode, toPortalError, type PortalError } from '@touchline/contract';
import { useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, Notice } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { type SentCode, sentCode } from '../../state/sign-in/sent-code.ts';
import type { SignInFlow } from '../../state/sign-in/use-sign-in-flow.ts';
import styles from '../../components/auth-frame/form.module.css';

/** Six digits. Mail programs add blanks when a viewer copies a code. */
const schema = z.object({
  code: z.string().check(
    z.overwrite((code) => code.replaceAll(/\s/g, '')),
    z.regex(/^\d{6}$/, 'signIn.code.missing'),
  ),
});

interface CodeFormProps {
  signInFlow: SignInFlow;
  code: SentCode;
  onBack: () => void;
}

/** Asks for the mailed code, and signs in with it. */
export function CodeForm({ signInFlow, code: { email, request }, onBack }: CodeFormProps) {
  const text = useText('account');
  const api = useApi();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [sendFailure, setSendFailure] = useState<PortalError | null>(null);
  const form = useAccountForm({
    schema,
    refusals: { login_failed: { field: 'code', text: 'signIn.code.wrong' } },
    async submit({ code }) {
      await signInFlow.signInAndNavigate(async (session) => {
        const result = await session.signIn({ username: email, request, code });
        if (result.kind === 'signed_in' && result.isPasswordRemoved) showRemovedPassword();
        return result;
      });
      sentCode.set(null);
    },
  });
  const { setFocus, resetField } = form.fields;
  useEffect(() => setFocus('code'), [setFocus]);

  function showRemovedPassword(): void {
    notify('success', text('signIn.code.passwordRemoved'), {
      label: text('account.password.submit'),
      onPress: () => void navigate('/auth/password/forgot/'),
    });
  }

  async function sendAgain(): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    setSendFailure(null);
    try {
      const answer = await api.call(sendLoginCode, { body: { username: email } });
      sentCode.set({ email, request: answer.request, sentAtMs: Date.now() });
      resetField('code');
      setFocus('code');
      notify('success', text('signIn.code.sentAgain'));
    } catch (error) {
      setSendFailure(toPortalError(error));
    }
    setIsSending(false);
  }

  return (
    <form {...form.props} className={styles.form} aria-label={text('signIn.title')}>
      <Notice>{text('signIn.code.sent', { email })}</Notice>
      <TextField
        form={form}
        name="code"
        label={text('signIn.code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <FormFailure error={form.failure ?? sendFailure} />
      <Button type="submit" variant="brand" size="l" block loading={form.isBusy}>
        {text('signIn.submit')}
      </Button>
      <Button block loading={isSending} onClick={() => void sendAgain()}>
        {text('signIn.code.again')}
      </Button>
      <Button block variant="ghost" onClick={onBack}>
        {text('signIn.code.back')}
      </Button>
    </form>
  );
}
