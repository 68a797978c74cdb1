import '../jitless.ts';
import { deviceSchema, profileSchema } from '@touchline/contract';
import { signInMethods } from '@touchline/telemetry';
import * as z from 'zod/mini';

const tokenData = z.object({
  token: z.string(),
  /** Lifetime of the token in seconds, from `expires_in`; 0 if the server sends no lifetime. */
  tokenExpirationTime: z.number(),
  /** The time at which the token arrived, by this browser's clock, in seconds since 1970. */
  tokenUpdateTime: z.number(),
  /** Null if the server sent no refresh token. */
  refreshToken: z.nullable(z.string()),
});

/**
 * The stored session (specification, section 3, "Session store"). Other parts of that section (followed, selected,
 * tickets, a card) belong to their features.
 */
export const sessionDataSchema = z.object({
  version: z.literal(1),
  /** Each sign-in creates a new id. */
  id: z.string(),
  /** Counts the token pairs of a session, so that a tab never goes back to an older one. */
  sequence: z.number(),
  method: z.nullable(z.enum(signInMethods)),
  user: profileSchema,
  token: z.string(),
  userTokenData: tokenData,
  /** The account's devices, as the last answer listed them. An unreadable part does not end the session. */
  devices: z.union([
    z.optional(z.array(deviceSchema)),
    z.pipe(
      z.unknown(),
      z.transform(() => undefined),
    ),
  ]),
});
export type SessionData = z.output<typeof sessionDataSchema>;
