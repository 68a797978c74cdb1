import '../jitless.ts';
import { PortalError } from '@touchline/contract';
import * as z from 'zod/mini';
import { loadScript } from './load-script.ts';
import { runUntilPopup } from './popup.ts';
import type { SignInAdapter, SignInDeps } from './sign-in-adapter.ts';

const scriptUrl = 'https://connect.facebook.net/en_US/sdk.js';

/** The part of Facebook's API that this module calls: https://developers.facebook.com/docs/reference/javascript */
interface FacebookSdk {
  init(config: { appId: string; version: string; cookie: boolean; xfbml: boolean }): void;
  login(callback: (response: unknown) => void, options: { scope: string }): void;
}
type FacebookWindow = Window & { FB?: FacebookSdk };

const responseSchema = z.object({
  status: z.optional(z.string()),
  authResponse: z.nullish(z.object({ accessToken: z.optional(z.string().check(z.minLength(1))) })),
});

function load({ window: page }: SignInDeps): Promise<FacebookSdk> {
  const window: FacebookWindow = page;
  return loadScript(scriptUrl, { document: page.document, findSdk: () => window.FB });
}

/** Facebook Login, SDK v15.0 (specification, section 7), in its own popup. */
export const facebook: SignInAdapter<{ app_id: string }> = {
  prepare: async (_, deps) => void (await load(deps)),
  async authorize({ app_id }, deps) {
    const sdk = await load(deps);
    sdk.init({ appId: app_id, version: 'v15.0', cookie: false, xfbml: false });
    let isPopupBlocked = false;
    const loginPromise = new Promise<unknown>((resolve) => {
      ({ isBlocked: isPopupBlocked } = runUntilPopup(deps, () =>
        sdk.login(resolve, { scope: 'public_profile,email' }),
      ));
    });
    if (isPopupBlocked) throw new PortalError('popup_blocked', { message: 'The browser blocked the popup.' });
    const loginResponse = await loginPromise;
    const { data } = responseSchema.safeParse(loginResponse);
    const access_token = data?.authResponse?.accessToken;
    // Section 8: the SDK reports a closed popup in the same way as a refusal.
    if (data?.status !== 'connected' || !access_token) {
      throw new PortalError('authentication_failed', { message: `Facebook answered ${data?.status ?? 'nothing'}.` });
    }
    return { provider_name: 'facebook', token_type: 'access_token', access_token };
  },
};
