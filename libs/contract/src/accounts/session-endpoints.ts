import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { deviceDescriptionSchema } from './device.ts';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { signInAnswerSchema, tokenDataSchema } from './sign-in-answer.ts';
import { profileSchema, registrationSchema } from './user.ts';
import { unsaidId } from '../wire/unsaid-id.ts';
import { id, createStrictChoice, text } from '../wire/values.ts';

/** The sign-in providers whose tokens the backend exchanges for a session. */
export const signInProviders = ['facebook', 'apple', 'google', 'ifa'] as const;
export type SignInProvider = (typeof signInProviders)[number];

/** The terms of RFC 8693 that `exchangeToken` sends. */
export const tokenExchangeGrant = 'urn:ietf:params:oauth:grant-type:token-exchange';
export const tokenTypes = {
  access_token: 'urn:ietf:params:oauth:token-type:access_token',
  id_token: 'urn:ietf:params:oauth:token-type:id_token',
  refresh_token: 'urn:ietf:params:oauth:token-type:refresh_token',
} as const;

const strategy = z._default(z.literal('refresh'), 'refresh');

/**
 * Creates an account; the response's session has no device yet. Errors: user_already_exists, invalid_email,
 * invalid_password, common_password.
 */
export const registerUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/register',
  effect: 'sign_in',
  auth: 'none',
  request: { body: registrationSchema },
  response: z.object({ profile: profileSchema, tokenData: tokenDataSchema }),
  fromRequest: ({ body: { email, displayName } }) => ({
    profile: { id: unsaidId, email, displayName },
    tokenData: { access_token: unsaidId },
  }),
});

/**
 * Signs in with e-mail and password; 401 login_failed if they are wrong. A `device_error` comes with status 200 and a
 * token.
 */
export const loginUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/login',
  effect: 'sign_in',
  auth: 'none',
  request: {
    body: z.object({ username: text, password: z.string(), device_id: id, device_name: z.optional(text), strategy }),
  },
  response: signInAnswerSchema,
  unwrap: 'whole',
});

/**
 * Exchanges a provider's token for a session (`subject_issuer` names the provider), or a refresh token for the next
 * pair. Errors: 400 refresh_token_failed for a refresh, 401 login_failed for a sign-in.
 */
export const exchangeToken = defineEndpoint({
  method: 'POST',
  path: '/api/oauth2/token',
  effect: 'sign_in',
  auth: 'none',
  request: {
    body: z.object({
      grant_type: z.literal(tokenExchangeGrant),
      subject_token: text,
      subject_token_type: z.enum(tokenTypes),
      subject_issuer: z.optional(createStrictChoice(signInProviders)),
      requested_token_type: z.literal(tokenTypes.access_token),
      device: z.optional(deviceDescriptionSchema),
      profile: z.optional(z.object({ display_name: z.optional(text) })),
      strategy,
    }),
  },
  response: signInAnswerSchema,
  unwrap: 'whole',
});

/** Ends the session of the request's token. */
export const logoutUser = defineEndpoint({
  method: 'POST',
  path: '/api/user/logout',
  auth: 'required',
  request: {},
  response: emptyResponse,
});
