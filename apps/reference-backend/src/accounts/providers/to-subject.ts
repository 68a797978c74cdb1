import * as z from 'zod/mini';
import type { Subject } from './subject.ts';

const flagSchema = z.union([z.boolean(), z.literal(['true', 'false'])]);

const claimsSchema = z.object({
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  email_verified: z.optional(flagSchema),
  name: z.optional(z.string()),
});

/**
 * Reads a person's OpenID claims from a userinfo answer or an id token.
 * @returns undefined for invalid claims
 */
export function toSubject(raw: unknown): Subject | undefined {
  const claims = z.safeParse(claimsSchema, raw).data;
  if (!claims) return undefined;
  const { sub, email, email_verified: verified, name } = claims;
  return { id: sub, email: email?.toLowerCase(), isEmailVerified: verified === true || verified === 'true', name };
}
