import { useApi } from '@touchline/api-client';
import { deleteAccount, toPortalError } from '@touchline/contract';
import { accountDeletion, Slot, useLazySlots, useNotify } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Button } from '@touchline/ui-kit';
import { useId, useState } from 'react';
import * as z from 'zod/mini';
import { FormFailure } from '../form/form-failure.tsx';
import { PasswordField } from '../form/password-field.tsx';
import { useAccountForm } from '../form/use-account-form.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useHasPassword } from './use-has-password.ts';
import { useSignOutAction } from './use-sign-out.ts';

const passwordRequiredSchema = z.object({
  password: z.string().check(z.minLength(1, 'account.delete.passwordMissing')),
});
const passwordOptionalSchema = z.object({ password: z.optional(z.string()) });

/** Asks for the account's password, if it has one, deletes the account, and signs out, which opens home. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const text = useText('account');
  const id = useId();
  const api = useApi();
  const signOut = useSignOutAction();
  const notify = useNotify();
  // The button waits for the slot's code, because the viewer must see what they lose before they confirm.
  const isCodeLoaded = useLazySlots(accountDeletion, true);
  // A viewer who signs in through a provider may have set a password by a reset. The server then requires it.
  const [isPasswordNeeded, setIsPasswordNeeded] = useState(useHasPassword());
  const form = useAccountForm<{ password?: string | undefined }, { password?: string | undefined }>({
    schema: isPasswordNeeded ? passwordRequiredSchema : passwordOptionalSchema,
    refusals: { wrong_password: { field: 'password' } },
    async submit({ password }) {
      try {
        await api.call(deleteAccount, { body: { password } });
      } catch (error) {
        if (isPasswordNeeded || toPortalError(error).code !== 'wrong_password') throw error;
        return setIsPasswordNeeded(true);
      }
      // The server has already revoked every token.
      await signOut({ revoke: false });
      notify('success', text('account.delete.done'));
    },
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
