import type * as z from 'zod/mini';
import type { AccountForm } from '../../components/form/use-account-form.ts';
import type { createSignUpSchema } from './sign-up-schema.ts';

type SignUpSchema = ReturnType<typeof createSignUpSchema>;

/** The sign-up form, as its fields receive it. */
export type SignUpFields = AccountForm<z.input<SignUpSchema>, z.output<SignUpSchema>>;
