import { useText } from '@touchline/i18n';
import { Button, type ButtonVariant } from '@touchline/ui-kit';
import { type ReactNode, useId } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '../../components/confirm-dialog.tsx';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { useMember } from '../../state/use-member.ts';
import { usePasswordForm } from './use-password-form.ts';

interface PasswordDialogProps extends Pick<ConfirmDialogProps, 'title' | 'description' | 'focusAfter' | 'onClose'> {
  confirmLabel: string;
  variant: ButtonVariant;
  /** Makes the change; the dialog shows a thrown error. */
  onConfirm: (password: string | undefined) => Promise<void>;
  children?: ReactNode;
}

/** Asks for the account's password, if it has one, before a change of its passkeys. */
export function PasswordDialog({ confirmLabel, variant, onConfirm, children, ...dialog }: PasswordDialogProps) {
  const text = useText('account');
  const id = useId();
  const email = useMember()?.email;
  const { form, isPasswordNeeded } = usePasswordForm(onConfirm);
  return (
    <ConfirmDialog
      {...dialog}
      isBusy={form.isBusy}
      closeLabel={text('devices.close')}
      confirmLabel={
        <Button variant={variant} type="submit" form={id} loading={form.isBusy}>
          {confirmLabel}
        </Button>
      }
      cancelLabel={text('devices.cancel')}
    >
      <form {...form.props} id={id}>
        {/* A password manager reads from this field which account's password is needed. */}
        <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
        {isPasswordNeeded && (
          <PasswordField
            form={form}
            name="password"
            label={text('account.delete.password')}
            autoComplete="current-password"
          />
        )}
        <FormFailure error={form.failure} />
        {children}
      </form>
    </ConfirmDialog>
  );
}
