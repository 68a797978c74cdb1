import '../jitless.ts';
import { PortalError } from '@touchline/contract';
import * as z from 'zod/mini';
import { decodeBase64Url } from '../base64-url.ts';
import { loadScript } from './load-script.ts';
import { runUntilPopup } from './popup.ts';
import { createRandomToken } from './proof-key.ts';
import { toRefusalError } from './to-refusal-error.ts';
import { getReturnAddress, type SignInAdapter, type SignInDeps } from './sign-in-adapter.ts';

const scriptUrl = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js';

/** The part of Apple's API that this module calls: https://developer.apple.com/documentation/signinwithapplejs */
interface AppleAuth {
  init(config: {
    clientId: string;
    scope: string;
    redirectURI: string;
    state: string;
    nonce: string;
    usePopup: true;
  }): void;
  signIn(): Promise<unknown>;
}
type AppleWindow = Window & { AppleID?: { auth?: AppleAuth } };

const optionalText = z.optional(z.string());
const responseSchema = z.object({
  authorization: z.object({ id_token: z.string().check(z.minLength(1)), state: optionalText }),
  user: z.optional(z.object({ name: z.optional(z.object({ firstName: optionalText, lastName: optionalText })) })),
});
const errorSchema = z.object({ error: z.string() });

function load({ window: page }: SignInDeps): Promise<AppleAuth> {
  const window: AppleWindow = page;
  return loadScript(scriptUrl, { document: page.document, findSdk: () => window.AppleID?.auth });
}

/**
 * Sign in with Apple (specification, section 7), in Apple's own popup. Apple sends the viewer's name only at the first
 * sign-in.
 */
export const apple: SignInAdapter<{ client_id: string }> = {
  prepare: async (_, deps) => void (await load(deps)),
  async authorize({ client_id }, deps) {
    const auth = await load(deps);
    const state = createRandomToken();
    const nonce = createRandomToken();
    const redirectURI = getReturnAddress('apple', deps);
    auth.init({ clientId: client_id, scope: 'name email', redirectURI, state, nonce, usePopup: true });
    const authorization = await runUntilPopup(deps, () => auth.signIn()).result.catch((error: unknown) => {
      throw toPortalError(error);
    });
    const { data } = responseSchema.safeParse(authorization);
    if (!data) throw new PortalError('login_failed', { message: 'Apple answered without an id token.' });
    const { id_token } = data.authorization;
    if (data.authorization.state !== state || getNonce(id_token) !== nonce) {
      throw new PortalError('login_failed', { message: 'Apple answered another request.' });
    }
    const { firstName, lastName } = data.user?.name ?? {};
    const full_name = [firstName, lastName].join(' ').trim();
    return { provider_name: 'apple', token_type: 'id_token', id_token, ...(full_name && { full_name }) };
  },
};

const claimsSchema = z.object({ nonce: optionalText });

/** The nonce of an id token, which reveals a replayed token. The backend checks the signature. */
function getNonce(token: string): string | undefined {
  try {
    const claims = new TextDecoder().decode(decodeBase64Url(token.split('.')[1] ?? ''));
    return claimsSchema.safeParse(JSON.parse(claims)).data?.nonce;
  } catch {
    return undefined;
  }
}

/** Section 8: the error after a failed Apple sign-in contains Apple's own message. */
function toPortalError(error: unknown): PortalError {
  const message = errorSchema.safeParse(error).data?.error;
  if (message === 'popup_closed_by_user' || message === 'user_cancelled_authorize') {
    return new PortalError('popup_closed', { message, cause: error });
  }
  if (message === 'popup_blocked_by_browser') return new PortalError('popup_blocked', { message, cause: error });
  return message ? toRefusalError(message, message) : new PortalError('login_failed', { cause: error });
}
