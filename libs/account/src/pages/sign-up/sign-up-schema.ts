import '../../jitless.ts';
import type { Session } from '@touchline/auth-session';
import * as z from 'zod/mini';
import { displayName, newPassword, createProfileRules } from '../../components/form/profile-rules.ts';

/**
 * The schema of the sign-up form (decisions, section 3). The server decides whether an e-mail address is valid.
 * @param latestBirthday the latest allowed birthday, see getLatestBirthday
 * @param hasTerms true if the site has terms to accept
 */
export const createSignUpSchema = (latestBirthday: string, hasTerms: boolean) =>
  z.object({
    displayName,
    email: z
      .string()
      .check(
        z.trim(),
        z.minLength(1, { error: 'signIn.emailMissing', abort: true }),
        z.maxLength(254, 'signIn.emailInvalid'),
        z.regex(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/, 'signIn.emailInvalid'),
      ),
    password: newPassword,
    terms: z
      .optional(z.boolean())
      .check(z.refine((isAccepted) => isAccepted === true || !hasTerms, 'signUp.termsMissing')),
    ...createProfileRules(latestBirthday),
  });

type SignUpForm = Parameters<Session['signUp']>[0];

/** The values without the empty fields. */
export function toSignUpForm({ terms, ...texts }: z.output<ReturnType<typeof createSignUpSchema>>): SignUpForm {
  const { displayName: name, email, password, ...optionalFields } = texts;
  const filledFields = Object.entries(optionalFields).filter(([, value]) => value !== '');
  return { displayName: name, email, password, ...(terms && { terms }), ...Object.fromEntries(filledFields) };
}
