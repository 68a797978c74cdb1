import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { defineEndpoint } from '../wire/endpoint.ts';
import { id, text } from '../wire/values.ts';
import { signInAnswerSchema } from './sign-in-answer.ts';

const strategy = z._default(z.literal('refresh'), 'refresh');

/**
 * Mails a code that signs in. The response has the same form for each address, so that it does not reveal whether the
 * account exists.
 */
export const sendLoginCode = defineEndpoint({
  method: 'POST',
  path: '/api/user/send_login_code',
  optional: true,
  namesObject: true,
  auth: 'none',
  request: { body: z.object({ username: text }) },
  /** `request` is a secret of the requesting browser: if present, the code works only together with it. */
  response: z.object({ request: z.optional(text) }),
});

/** Signs in with a code of six digits; 401 login_failed if it is wrong, expired or used. */
export const loginWithCode = defineEndpoint({
  method: 'POST',
  path: '/api/user/login_with_code',
  effect: 'sign_in',
  auth: 'none',
  request: {
    body: z.object({
      username: text,
      request: z.optional(text),
      code: text,
      device_id: id,
      device_name: z.optional(text),
      strategy,
    }),
  },
  response: signInAnswerSchema,
  unwrap: 'whole',
});
