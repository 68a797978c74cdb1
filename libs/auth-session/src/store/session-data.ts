import '../jitless.ts';
import { deviceSchema, profileSchema } from '@touchline/contract';
import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';

const tokenData = z.object({
  token: z.string(),
  /** Lifetime of the token in seconds, from `expires_in`. */
  tokenExpirationTime: z.number(),
  /** When it was obtained, by this browser's clock, in seconds since 1970. */
  tokenUpdateTime: z.number(),
  /** Null where the server gave none. */
  refreshToken: z.nullable(z.string()),
});

/** A part that cannot be read is empty: it must not cost the viewer the session. */
const readable = <Item extends z.ZodMiniType>(item: Item) => otherwise(z.array(item), []);

/** The stored session (specification, section 3, "Session store"). */
export const sessionDataSchema = z.object({
  version: z.literal(1),
  /** Made anew by every sign-in. */
  id: z.string(),
  /** Counts the token pairs of a session: a tab never goes back to an older one. */
  sequence: z.number(),
  method: z.nullable(z.enum(['credentials', 'facebook', 'apple', 'google', 'ifa'])),
  user: profileSchema,
  token: z.string(),
  userTokenData: tokenData,
  followed: readable(
    z.object({ id: z.string(), reference_id: z.string(), type: z.string(), identitiesId: z.array(z.string()) }),
  ),
  devices: readable(deviceSchema),
  /** Ids of the watchlist's media. */
  selected: readable(z.string()),
  creditCard: otherwise(
    z.nullable(z.object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() })),
    null,
  ),
  creditCardToken: otherwise(z.nullable(z.string()), null),
  ppvTickets: readable(z.object({ id: z.string(), event_id: z.optional(z.string()) })),
});
export type SessionData = z.output<typeof sessionDataSchema>;
