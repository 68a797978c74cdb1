import type { SignInProvider } from '@touchline/contract';
import type { AccountSettings } from '../account-settings.ts';
import { verifyApple } from './apple.ts';
import { verifyFacebook } from './facebook.ts';
import { verifyGoogle } from './google.ts';
import { verifyIfa } from './ifa.ts';
import type { Subject, SubjectToken, VerifySubject } from './subject.ts';

const verifiers: Record<SignInProvider, VerifySubject> = {
  apple: verifyApple,
  facebook: verifyFacebook,
  google: verifyGoogle,
  ifa: verifyIfa,
};

/** Finds the person behind a token; undefined for a provider without settings and for an invalid token. */
export async function verifySubject(
  { providers }: AccountSettings,
  provider: SignInProvider,
  token: SubjectToken,
): Promise<Subject | undefined> {
  const settings = providers[provider];
  return settings && (await verifiers[provider](token, settings));
}
