import * as z from 'zod/mini';
import { toSubject } from './claims.ts';
import { fetchFromProvider, appendPath, type VerifySubject } from './subject.ts';

const audienceSchema = z.object({ aud: z.string() });

/** Verifies an access token with Google's userinfo. Its tokeninfo names the client, which must be ours. */
export const verifyGoogle: VerifySubject = async ({ token, kind }, { url, clientId }) => {
  if (kind !== 'access_token' || clientId === undefined) return undefined;
  const answer = await fetchFromProvider(
    appendPath(url, `/oauth2/v3/tokeninfo?access_token=${encodeURIComponent(token)}`),
  );
  if (z.safeParse(audienceSchema, answer).data?.aud !== clientId) return undefined;
  return toSubject(await fetchFromProvider(appendPath(url, '/oauth2/v3/userinfo'), { token }));
};
