import { useSessionState } from '@touchline/auth-session';
import { toPortalError } from '@touchline/contract';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useAccountForm } from '../../components/form/use-account-form.ts';

const passwordRequiredSchema = z.object({
  password: z.string().check(z.minLength(1, 'account.delete.passwordMissing')),
});
const passwordOptionalSchema = z.object({ password: z.optional(z.string()) });

interface Values {
  password?: string | undefined;
}

/**
 * The form of a change that requires the account's password, if it has one.
 * @param onConfirm makes the change; after the error `wrong_password` without a password, the form asks for it
 */
export function usePasswordForm(onConfirm: (password: string | undefined) => Promise<void>) {
  const { method } = useSessionState();
  // After a sign-in without a password, only the server knows whether the account has one.
  const hasSurePassword = method === null || method === 'credentials';
  const [isPasswordNeeded, setIsPasswordNeeded] = useState(hasSurePassword);
  const form = useAccountForm<Values, Values>({
    schema: isPasswordNeeded ? passwordRequiredSchema : passwordOptionalSchema,
    refusals: { wrong_password: { field: 'password' } },
    async submit({ password }) {
      try {
        await onConfirm(password);
      } catch (error) {
        if (isPasswordNeeded || toPortalError(error).code !== 'wrong_password') throw error;
        setIsPasswordNeeded(true);
      }
    },
  });
  const { setFocus } = form.fields;
  useEffect(() => {
    if (isPasswordNeeded && !hasSurePassword) setFocus('password');
  }, [isPasswordNeeded, hasSurePassword, setFocus]);
  return { form, isPasswordNeeded };
}
