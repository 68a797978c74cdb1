import type { tokenTypes } from '@touchline/contract';
import { Refusal } from '../../http/refusal.ts';
import type { ProviderSettings } from '../account-settings.ts';

/** A person that a provider has verified. */
export interface Subject {
  /** The person's id at the provider. */
  id: string;
  /** Lower case. */
  email?: string | undefined;
  isEmailVerified: boolean;
  name?: string | undefined;
}

export interface SubjectToken {
  token: string;
  kind: Exclude<keyof typeof tokenTypes, 'refresh_token'>;
}

/**
 * Requests the person behind a token from a provider; undefined for an invalid token.
 * @throws Refusal when the provider does not respond
 */
export type VerifySubject = (token: SubjectToken, settings: ProviderSettings) => Promise<Subject | undefined>;

const timeoutMs = 5000;

/**
 * Requests JSON from a provider; undefined if the provider refuses.
 * @param url an address of the provider
 */
export async function fetchFromProvider(
  url: string,
  { token, form }: { token?: string; form?: URLSearchParams } = {},
): Promise<unknown> {
  const init: RequestInit = {
    ...(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(form && { method: 'POST', body: form }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw new Refusal(503, 'service_unavailable', `the provider does not answer: ${String(cause)}`);
  });
  if (response.status >= 500) throw new Refusal(503, 'service_unavailable', `the provider failed: ${response.status}`);
  if (!response.ok) return undefined;
  return response.json().catch(() => undefined);
}

/** Appends a path to a provider's base address, which may end with a slash. */
export const appendPath = (base: string, path: string): string => `${base.replace(/(?<!\/)\/+$/, '')}${path}`;
