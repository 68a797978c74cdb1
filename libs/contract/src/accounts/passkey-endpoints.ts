import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { id, text } from '../wire/values.ts';
import {
  newPasskeySchema,
  passkeyAssertionSchema,
  passkeyCreationSchema,
  passkeyListSchema,
  passkeyRequestSchema,
  writtenPasskeysSchema,
} from './passkey.ts';
import { signInAnswerSchema } from './sign-in-answer.ts';

const strategy = z._default(z.literal('refresh'), 'refresh');
/** The account's password. An account without one ignores it. */
const password = z.optional(z.string());

/** Starts a sign-in by passkey. The options name no account and no credential, so that they reveal neither. */
export const getPasskeyChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/user/passkey_challenge',
  optional: true,
  auth: 'none',
  request: {},
  response: z.object({ publicKey: passkeyRequestSchema }),
});

/** Signs in with a passkey; 401 login_failed if it is unknown, or if the challenge is wrong, expired or used. */
export const loginWithPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/user/login_with_passkey',
  effect: 'sign_in',
  auth: 'none',
  request: {
    body: z.object({ credential: passkeyAssertionSchema, device_id: id, device_name: z.optional(text), strategy }),
  },
  response: signInAnswerSchema,
  unwrap: 'whole',
});

/** The viewer's passkeys. */
export const getPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_passkeys',
  optional: true,
  auth: 'required',
  request: {},
  response: passkeyListSchema,
});

/** Starts the creation of a passkey. Errors: wrong_password; conflict at the limit of passkeys. */
export const getNewPasskeyChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/user/new_passkey_challenge',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: { body: z.object({ password }) },
  response: z.object({ publicKey: passkeyCreationSchema }),
});

/** Stores a new passkey. Errors: login_failed for another or an expired challenge; conflict for a known passkey. */
export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/user/add_passkey',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: { body: z.object({ credential: newPasskeySchema, name: z.optional(text) }) },
  response: writtenPasskeysSchema,
});

/** Names a passkey; 404 not_found for an unknown one. */
export const renamePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/user/rename_passkey',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: { body: z.object({ id, name: text }) },
  response: writtenPasskeysSchema,
});

/** Deletes a passkey. Errors: wrong_password; 404 not_found for an unknown passkey. */
export const deletePasskey = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete_passkey',
  optional: true,
  namesObject: true,
  auth: 'required',
  request: { body: z.object({ id, password }) },
  response: writtenPasskeysSchema,
});
