import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { text } from '../wire/values.ts';

/** Sends a reset link. The response does not reveal whether the account exists. */
export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/forgot_password',
  optional: true,
  namesObject: true,
  auth: 'none',
  request: { body: z.object({ username: text }) },
  response: emptyResponse,
});

/**
 * Sets a new password with the link's token, and ends every session. Errors: reset_token_invalid, invalid_password,
 * common_password.
 */
export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/reset_password',
  optional: true,
  namesObject: true,
  auth: 'none',
  request: { body: z.object({ token: text, password: z.string() }) },
  response: emptyResponse,
});

/** Sets a new password and ends every other session. Errors: wrong_password, invalid_password, common_password. */
export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/api/user/change_password',
  optional: true,
  auth: 'required',
  request: { body: z.object({ current_password: z.string(), password: z.string() }) },
  response: emptyResponse,
});
