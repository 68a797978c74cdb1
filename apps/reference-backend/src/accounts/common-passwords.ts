import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that many people have, the first that anybody tries (ASVS 5.0, 6.2.4): 18,000 of 8 characters and more. */
const common: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].flatMap((word) => (word.length >= 8 ? [word.toLowerCase()] : [])),
);

/** Whether a password is one that many have, in whatever letters. */
export const isCommonPassword = (password: string): boolean => common.has(password.normalize('NFKC').toLowerCase());
