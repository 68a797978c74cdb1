import { useApi } from '@touchline/api-client';
import { changePassword, PortalError } from '@touchline/contract';
import { isOffered, useErrorText, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button, Notice } from '@touchline/ui-kit';
import { FormFailure } from '../form/form-failure.tsx';
import { NewPasswordField } from '../form/new-password-field.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { useMember } from '../use-member.ts';
import { AccountHead } from './account-head.tsx';
import { changePasswordSchema } from './change-password-schema.ts';
import styles from './form.module.css';
import { Panel } from './panel.tsx';
import { useHasPassword } from './use-has-password.ts';

/** The form that changes the password, after it has asked for the current one. */
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
        <div>
          <Button variant="brand" type="submit" loading={form.isBusy}>
            {text('account.password.submit')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
