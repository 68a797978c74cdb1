import { dictionary } from '@zxcvbn-ts/language-common';

/** The 18,000 common passwords of at least 8 characters, which attackers try first (ASVS 5.0, 6.2.4). */
const commonPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].flatMap((password) => (password.length >= 8 ? [password.toLowerCase()] : [])),
);

/** Whether a password is a common one, ignoring case. */
export const isCommonPassword = (password: string): boolean =>
  commonPasswords.has(password.normalize('NFKC').toLowerCase());
