import * as z from 'zod/mini';
import { toSubject } from './claims.ts';
import { fetchFromProvider, appendPath, type VerifySubject } from './subject.ts';

const endpoint = z.optional(z.url());
const discoverySchema = z.object({ userinfo_endpoint: endpoint, introspection_endpoint: endpoint });
const introspectionSchema = z.object({ active: z.literal(true), client_id: z.string() });

/**
 * Verifies an access token at an OpenID provider, with the addresses of its discovery document. The userinfo response
 * does not name the token's client, so a configured client id also needs introspection (RFC 7662).
 */
export const verifyIfa: VerifySubject = async ({ token, kind }, { url, clientId }) => {
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
