import type * as z from 'zod/mini';
import type { AccountForm } from '../../form/use-account-form.ts';
import type { signUpSchema } from './sign-up-schema.ts';

type Schema = ReturnType<typeof signUpSchema>;

/** The sign-up form for its fields. */
export type SignUpFields = AccountForm<z.input<Schema>, z.output<Schema>>;
