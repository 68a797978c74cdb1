import * as z from 'zod/mini';
import type { SignInProvider } from '@touchline/contract';
import type { AccountSettings } from '../account-settings.ts';
import { verifyApple } from './apple.ts';
import { appendPath, fetchFromProvider, type Subject, type SubjectToken, type VerifySubject } from './subject.ts';
import { toSubject } from './to-subject.ts';

const endpoint = z.optional(z.url());
const discoverySchema = z.object({ userinfo_endpoint: endpoint, introspection_endpoint: endpoint });
const introspectionSchema = z.object({ active: z.literal(true), client_id: z.string() });

/**
 * Verifies an access token at an OpenID provider, with the addresses of its discovery document. The userinfo response
 * does not name the token's client, so a configured client id also needs introspection (RFC 7662).
 */
const verifyIfa: VerifySubject = async ({ token, kind }, { url, clientId }) => {
  if (kind !== 'access_token') return undefined;
  const discovery = z.safeParse(
    discoverySchema,
    await fetchFromProvider(appendPath(url, '/.well-known/openid-configuration')),
  );
  if (clientId !== undefined) {
    const introspection = discovery.data?.introspection_endpoint;
    if (introspection === undefined) throw new Error(`${url} does not name the client of a token`);
    const form = new URLSearchParams({ client_id: clientId, token, token_type_hint: 'access_token' });
    const tokenClaims = z.safeParse(introspectionSchema, await fetchFromProvider(introspection, { form })).data;
    if (tokenClaims?.client_id !== clientId) return undefined;
  }
  const userinfo = discovery.data?.userinfo_endpoint ?? appendPath(url, '/userinfo');
  return toSubject(await fetchFromProvider(userinfo, { token }));
};

const audienceSchema = z.object({ aud: z.string() });

/** Verifies an access token with Google's userinfo. Its tokeninfo names the client, which must be ours. */
const verifyGoogle: VerifySubject = async ({ token, kind }, { url, clientId }) => {
  if (kind !== 'access_token' || clientId === undefined) return undefined;
  const answer = await fetchFromProvider(
    appendPath(url, `/oauth2/v3/tokeninfo?access_token=${encodeURIComponent(token)}`),
  );
  if (z.safeParse(audienceSchema, answer).data?.aud !== clientId) return undefined;
  return toSubject(await fetchFromProvider(appendPath(url, '/oauth2/v3/userinfo'), { token }));
};

const personSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
});
const appSchema = z.object({ id: z.string() });

/**
 * Verifies an access token with Facebook's Graph API, which also names the token's app. Facebook returns only verified
 * addresses.
 */
const verifyFacebook: VerifySubject = async ({ token, kind }, { url, clientId }) => {
  if (kind !== 'access_token' || clientId === undefined) return undefined;
  const app = z.safeParse(appSchema, await fetchFromProvider(appendPath(url, '/app'), { token })).data;
  if (app?.id !== clientId) return undefined;
  const person = z.safeParse(
    personSchema,
    await fetchFromProvider(appendPath(url, '/me?fields=id,name,email'), { token }),
  ).data;
  if (!person) return undefined;
  const { id, name, email } = person;
  return { id, name, email: email?.toLowerCase(), isEmailVerified: email !== undefined };
};

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
