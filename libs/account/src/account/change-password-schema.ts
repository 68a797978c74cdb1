import * as z from 'zod/mini';
import { newPassword } from '../form/profile-rules.ts';

/**
 * The schema of the form that changes the password (decisions, section 3); messages are keys of this library's texts.
 */
export const changePasswordSchema = z
  .object({
    current: z.string().check(z.minLength(1, 'account.password.currentMissing')),
    password: newPassword,
  })
  .check(
    z.refine(({ current, password }) => current !== password, {
      path: ['password'],
      error: 'account.password.same',
    }),
  );
