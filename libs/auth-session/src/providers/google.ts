import '../jitless.ts';
import { PortalError } from '@touchline/contract';
import * as z from 'zod/mini';
import { loadScript } from './load-script.ts';
import { runUntilPopup } from './popup.ts';
import { toRefusalError } from './to-refusal-error.ts';
import type { SignInAdapter, SignInDeps } from './sign-in-adapter.ts';

const scriptUrl = 'https://accounts.google.com/gsi/client';

/**
 * The part of Google's API that this module calls:
 * https://developers.google.com/identity/oauth2/web/reference/js-reference
 */
interface TokenClient {
  requestAccessToken(): void;
}
interface TokenClientConfig {
  client_id: string;
  scope: string;
  callback: (response: unknown) => void;
  error_callback: (error: unknown) => void;
}
type GoogleWindow = Window & {
  google?: { accounts?: { oauth2?: { initTokenClient?: (config: TokenClientConfig) => TokenClient } } };
};

const responseSchema = z.object({
  access_token: z.optional(z.string().check(z.minLength(1))),
  error: z.optional(z.string()),
  error_description: z.optional(z.string()),
});
const errorSchema = z.object({ type: z.optional(z.string()), message: z.optional(z.string()) });

function load({ window: page }: SignInDeps): Promise<(config: TokenClientConfig) => TokenClient> {
  const window: GoogleWindow = page;
  return loadScript(scriptUrl, {
    document: page.document,
    findSdk: () => window.google?.accounts?.oauth2?.initTokenClient,
  });
}

/** Google's token client (specification, section 7), in its own popup. */
export const google: SignInAdapter<{ client_id: string }> = {
  prepare: async (_, deps) => void (await load(deps)),
  async authorize({ client_id }, deps) {
    const init = await load(deps);
    const access_token = await new Promise<string>((resolve, reject) => {
      const client = init({
        client_id,
        scope: 'openid email profile',
        callback(response) {
          const { data } = responseSchema.safeParse(response);
          if (data?.access_token && !data.error) resolve(data.access_token);
          else
            reject(data?.error ? toRefusalError(data.error, data.error_description) : new PortalError('login_failed'));
        },
        error_callback: (error) => reject(toSignInError(error)),
      });
      runUntilPopup(deps, () => client.requestAccessToken());
    });
    return { provider_name: 'google', token_type: 'access_token', access_token };
  },
};

function toSignInError(error: unknown): PortalError {
  const { data } = errorSchema.safeParse(error);
  if (data?.type === 'popup_closed') return new PortalError('popup_closed', { message: 'Popup was closed.' });
  if (data?.type === 'popup_failed_to_open') return new PortalError('popup_blocked', { message: data.message });
  return new PortalError('login_failed', { message: data?.message, cause: error });
}
