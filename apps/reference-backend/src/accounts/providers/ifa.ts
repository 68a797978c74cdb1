import * as z from 'zod/mini';
import { subjectOfClaims } from './claims.ts';
import { askProvider, below, type VerifySubject } from './subject.ts';

const discoverySchema = z.object({ userinfo_endpoint: z.url() });

/** An OpenID provider: its own discovery document says where it tells whose an access token is. */
export const verifyIfa: VerifySubject = async ({ token, kind }, { url }) => {
  if (kind !== 'access_token') return undefined;
  const discovery = z.safeParse(discoverySchema, await askProvider(below(url, '/.well-known/openid-configuration')));
  const userinfo = discovery.data?.userinfo_endpoint ?? below(url, '/userinfo');
  return subjectOfClaims(await askProvider(userinfo, token));
};
