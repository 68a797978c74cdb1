import { useApi } from '@touchline/api-client';
import { deleteAccount } from '@touchline/contract';
import { accountDeletion, Slot, useLazySlots, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useId } from 'react';
import { FormFailure } from '../../components/form/form-failure.tsx';
import { PasswordField } from '../../components/form/password-field.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useSignOutAction } from '../../state/use-sign-out.ts';
import { usePasswordForm } from './use-password-form.ts';

/** Asks for the account's password, if it has one, deletes the account, and signs out, which opens home. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText('account');
  const id = useId();
  const api = useApi();
  const signOut = useSignOutAction();
  const notify = useNotify();
  // The button waits for the slot's code, because the viewer must see what they lose before they confirm.
  const isCodeLoaded = useLazySlots(accountDeletion, true);
  const { form, isPasswordNeeded } = usePasswordForm(async (password) => {
    await api.call(deleteAccount, { body: { password } });
    // The server has already revoked every token.
    await signOut({ revoke: false });
    notify('success', text('account.delete.done'));
  });
  return (
    <ConfirmDialog
      isBusy={form.isBusy}
      onClose={onClose}
      title={text('account.delete.question')}
      description={text('account.delete.warning')}
      closeLabel={text('account.delete.close')}
      confirmLabel={
        <Button variant="danger" type="submit" form={id} loading={form.isBusy} disabled={!isCodeLoaded}>
          {text('account.delete.confirm')}
        </Button>
      }
      cancelLabel={text('account.delete.cancel')}
    >
      {isCodeLoaded && <Slot of={accountDeletion} props={{}} />}
      <form {...form.props} id={id}>
        {isPasswordNeeded && (
          <PasswordField
            form={form}
            name="password"
            label={text('account.delete.password')}
            autoComplete="current-password"
          />
        )}
        <FormFailure error={form.failure} />
      </form>
    </ConfirmDialog>
  );
}
