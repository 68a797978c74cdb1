import '../../jitless.ts';
import * as z from 'zod/mini';

/** Only what is missing is wrong here: whether it is right, the server says. */
export const loginSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'signIn.emailMissing')),
  password: z.string().check(z.minLength(1, 'signIn.passwordMissing')),
});
