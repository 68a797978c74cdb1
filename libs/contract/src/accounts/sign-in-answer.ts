import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { deviceSchema } from './device.ts';
import { profileSchema } from './user.ts';
import { booleanFlag, number, text } from '../wire/values.ts';

const token = text.check(z.minLength(1));

/**
 * A session's tokens. `expires_in` is in seconds; without it the token is used until the server refuses it. Without
 * `refresh_token` the previous one stays valid.
 */
export const tokenDataSchema = z.object({
  access_token: token,
  expires_in: z.optional(number),
  refresh_token: z.optional(text),
});
export type TokenData = z.output<typeof tokenDataSchema>;

const bareTokens = { token: z.optional(token), expires_in: z.optional(number), refresh_token: z.optional(text) };

/**
 * A boolean or a code (specification, section 4: "if sign-in flags device_error"). Like `error`, a falsy value means no
 * error.
 */
const deviceError = z.transform((raw: unknown): string | undefined => {
  if (!raw) return undefined;
  return typeof raw === 'string' ? raw : 'device_limit_exceeded';
});

/** All allowed forms of the answer to a sign-in or refresh (specification, section 3, sign-in response; wire.md). */
const anyFormSchema = z.object({
  ...bareTokens,
  auth_data: z.optional(z.object({ ...bareTokens, isRegister: z.optional(booleanFlag) })),
  content: z.optional(
    z.object({
      tokenData: z.optional(tokenDataSchema),
      profile: z.optional(profileSchema),
      devices: z.optional(z.array(deviceSchema)),
      device_error: z.optional(deviceError),
      /** This sign-in removed the account's password. */
      password_removed: z.optional(booleanFlag),
    }),
  ),
});

const normalFormSchema = z.object({
  tokenData: tokenDataSchema,
  /** Present only in the answer to a sign-in. */
  profile: z.optional(profileSchema),
  devices: z.optional(z.array(deviceSchema)),
  /** `device_limit_exceeded`: the tokens are valid for get_devices and delete_device only. */
  device_error: z.optional(text),
  /** This sign-in removed the account's password, because another person may have set it (docs/decisions/0071). */
  password_removed: z.optional(booleanFlag),
  /** This sign-in created the account. */
  isRegister: z.optional(booleanFlag),
});

/** The result of signing in or refreshing, from any form of the response. */
export type SignInAnswer = z.output<typeof normalFormSchema>;

type AnyForm = z.output<typeof anyFormSchema>;

function toNormalizedAnswer({ content = {}, auth_data: authData, ...topLevelFields }: AnyForm): unknown {
  const tokens = topLevelFields.token === undefined ? authData : topLevelFields;
  const { tokenData = { ...tokens, access_token: tokens?.token }, ...rest } = content;
  return { ...rest, tokenData, isRegister: authData?.isRegister };
}

/** Reads the tokens from `content.tokenData`, the top level or `auth_data`; an answer without a token is invalid. */
export const signInAnswerSchema = z.pipe(z.pipe(anyFormSchema, z.transform(toNormalizedAnswer)), normalFormSchema);
