import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { id, instant, line, number, text, wholeNumber } from '../wire/values.ts';

/** Bytes in base64url, as in the JSON of the Web Authentication standard, whose names these schemas have. */
const bytes = z.string().check(z.minLength(1), z.regex(/^[\w-]+$/));

/** The kind of each credential here: Web Authentication defines no other. */
const type = z._default(z.literal('public-key'), 'public-key');

const knownCredentialSchema = z.object({ id: bytes, type, transports: z.optional(z.array(text)) });

const userVerification = z.optional(z.enum(['required', 'preferred', 'discouraged']));

/** The standard’s JSON of request options, for a sign-in. `timeout` is in milliseconds. */
export const passkeyRequestSchema = z.object({
  challenge: bytes,
  timeout: z.optional(number),
  rpId: z.optional(text),
  allowCredentials: z.optional(z.array(knownCredentialSchema)),
  userVerification,
});
export type PasskeyRequest = z.output<typeof passkeyRequestSchema>;

/** The standard’s JSON of creation options, for a new passkey. */
export const passkeyCreationSchema = z.object({
  challenge: bytes,
  timeout: z.optional(number),
  rp: z.object({ id: z.optional(text), name: text }),
  user: z.object({ id: bytes, name: text, displayName: text }),
  /** Algorithms by their COSE number, the preferred one first. */
  pubKeyCredParams: z.array(z.object({ type, alg: number })),
  excludeCredentials: z.optional(z.array(knownCredentialSchema)),
  authenticatorSelection: z.optional(
    z.object({
      residentKey: z.optional(z.enum(['required', 'preferred', 'discouraged'])),
      userVerification,
    }),
  ),
});
export type PasskeyCreation = z.output<typeof passkeyCreationSchema>;

/** The part of the authentication response that proves the possession of a passkey. */
export const passkeyAssertionSchema = z.object({
  rawId: bytes,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionSchema>;

/** The part of the registration response that describes a new passkey. */
export const newPasskeySchema = z.object({
  rawId: bytes,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.optional(z.array(z.string())),
  }),
});
export type NewPasskey = z.output<typeof newPasskeySchema>;

/** A passkey of an account. */
export const passkeySchema = z.object({
  id,
  /** The viewer's own name for it. */
  name: z.optional(line),
  added_at: z.optional(instant),
  /** The time of its last sign-in. */
  used_at: z.optional(instant),
});
export type Passkey = z.output<typeof passkeySchema>;

const limit = z.optional(wholeNumber.check(z.lte(100)));

/** The passkeys of an account, and their maximum number. */
export const passkeyListSchema = z.object({ passkeys: z.array(passkeySchema), limit });
export type PasskeyList = z.output<typeof passkeyListSchema>;

/** The passkeys after a write; absent if the server only confirms the write. */
export const writtenPasskeysSchema = z.object({ passkeys: z.optional(z.array(passkeySchema)), limit });
