import * as z from 'zod/mini';
import { fetchFromProvider, appendPath, type VerifySubject } from './subject.ts';

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
export const verifyFacebook: VerifySubject = async ({ token, kind }, { url, clientId }) => {
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
