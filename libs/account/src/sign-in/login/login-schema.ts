import '../../jitless.ts';
import * as z from 'zod/mini';

/** Refuses empty fields only: the server checks the credentials. */
export const loginSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'signIn.emailMissing')),
  password: z.string().check(z.minLength(1, 'signIn.passwordMissing')),
});
