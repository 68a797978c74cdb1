import * as z from 'zod/mini';
import { useApi } from '@touchline/api-client';
import { changePassword, PortalError } from '@touchline/contract';
import { isOffered, useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, Notice } from '@touchline/ui-kit';
import { TextLink } from '../../components/auth-frame/text-link.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { NewPasswordField } from '../../components/form/new-password-field.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { UnsavedChanges } from '../../components/form/unsaved-changes.tsx';
import { useAccountForm } from '../../components/form/use-account-form.ts';
import { useMember } from '../../state/use-member.ts';
import { newPassword } from '../../components/form/profile-rules.ts';
import { AccountHead } from '../../components/account-frame/account-head.tsx';
import { Panel } from './panel.tsx';
import { useHasPassword } from '../../state/use-has-password.ts';
import styles from './form.module.css';

/**
 * The schema of the form that changes the password (decisions, section 3); messages are keys of this library's texts.
 */
const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'account.password.currentMissing')),
    password: newPassword,
  })
  .check(
    z.refine(({ current, password }) => current !== password, {
      path: ['password'],
      error: 'account.password.same',
    }),
  );

/** The form that asks for the current password and changes it. */
export function ChangePassword() {
  const text = useText('account');
  const hasPassword = useHasPassword();
  const errorText = useErrorText();
  if (!isOffered('change_password'))
    return (
      <>
        <AccountHead title={text('account.password.title')} />
        <Notice>{errorText(new PortalError('not_found'))}</Notice>
      </>
    );
  return (
    <>
      <AccountHead title={text('account.password.title')} lead={hasPassword && text('account.password.lead')} />
      {hasPassword ? <ChangePasswordForm /> : <Notice>{text('account.password.none')}</Notice>}
    </>
  );
}

function ChangePasswordForm() {
  const text = useText('account');
  const api = useApi();
  const notify = useNotify();
  const user = useMember();
  const personalWords = [user?.displayName, user?.email].filter((personalText) => personalText !== undefined);
  const form = useAccountForm({
    schema: changePasswordSchema,
    refusals: {
      wrong_password: { field: 'current' },
      invalid_password: { field: 'password' },
      common_password: { field: 'password' },
    },
    async submit({ current, password }) {
      await api.call(changePassword, { body: { current_password: current, password } });
      form.fields.reset();
      notify('success', text('account.password.changed'));
    },
  });
  return (
    <Panel>
      <form {...form.props} className={styles.form}>
        {/* A password manager reads from this field which account's password changes. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <div className={styles.pair}>
          <PasswordField
            form={form}
            name="current"
            label={text('account.password.current')}
            autoComplete="current-password"
            aside={
              isOffered('forgot_password') && <TextLink to="/auth/password/forgot/">{text('signIn.forgot')}</TextLink>
            }
          />
          <NewPasswordField
            form={form}
            name="password"
            label={text('account.password.new')}
            help={text('account.password.newHelp')}
            personalWords={personalWords}
          />
        </div>
        <FormFailure error={form.failure} />
        {/* A password manager may fill in the current password by itself. */}
        <UnsavedChanges hasChanges={() => form.fields.getValues('password') !== ''} />
        <div>
          <Button variant="brand" type="submit" loading={form.isBusy}>
            {text('account.password.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
