import '../../jitless.ts';
import * as z from 'zod/mini';
import { newPassword } from '../../components/form/profile-rules.ts';

export const forgotSchema = z.object({ username: z.string().check(z.trim(), z.minLength(1, 'signIn.emailMissing')) });
export const resetSchema = z.object({ password: newPassword });
