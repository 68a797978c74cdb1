import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { emptyResponse } from '../wire/empty-response.ts';
import { defineEndpoint } from '../wire/endpoint.ts';
import { unsaidId } from '../wire/unsaid-id.ts';
import { profileChangesSchema, profileSchema } from './user.ts';

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/api/user/get_profile',
  auth: 'required',
  request: {},
  response: profileSchema,
});

/** Changes the profile and returns it. A response without the profile's id may contain only some fields. */
export const updateProfile = defineEndpoint({
  method: 'POST',
  path: '/api/user/update_profile',
  auth: 'required',
  request: { body: z.object({ data: profileChangesSchema }) },
  response: profileSchema,
  fromRequest: ({ body: { data } }) => ({
    ...Object.fromEntries(Object.entries(data).filter(([, value]) => value !== '')),
    id: unsaidId,
  }),
});

/**
 * Deletes the account and all its data. If the account has a password, the request must contain it. Error:
 * wrong_password.
 */
export const deleteAccount = defineEndpoint({
  method: 'POST',
  path: '/api/user/delete_account',
  optional: true,
  auth: 'required',
  request: { body: z.object({ password: z.optional(z.string()) }) },
  response: emptyResponse,
});
