import { PortalError, toUrl } from '@touchline/contract';
import { exchangeCode } from './exchange-code.ts';
import { waitForMessage, openPopup } from './popup.ts';
import { createChallenge } from './proof-key.ts';
import { parseProviderMessage } from './provider-answer.ts';
import { toRefusalError } from './to-refusal-error.ts';
import {
  type IfaOptions,
  type ProviderAnswer,
  getReturnAddress,
  type SignInAdapter,
  type SignInDeps,
  type SocialCredential,
} from './sign-in-adapter.ts';
import {
  endTransaction,
  findTransaction,
  storeTransaction,
  createTransaction,
  type Transaction,
} from './transaction.ts';

/**
 * The external provider (specification, section 7): authorization code with PKCE, in a popup or, if the browser blocks
 * it, in this window. It checks state, issuer and return address.
 */
export const ifa: SignInAdapter<IfaOptions> = {
  async authorize(options, deps) {
    const transaction = createTransaction('popup', '/');
    // Stored first, because the popup copies the session storage as it opens. A popup that the provider disconnects
    // from its opener needs the copy to complete the sign-in.
    storeTransaction(transaction);
    let popup: Window | undefined;
    try {
      popup = openPopup(deps.window);
      deps.onOpened?.(popup);
      const answerPromise = waitForMessage(popup, deps.window, (data) => parseProviderMessage(data, 'ifa'));
      // The line with `await answerPromise` handles the rejection of an early closed popup.
      answerPromise.catch(() => {});
      popup.location.href = await createSignInUrl(transaction, options, deps);
      const providerAnswer = await answerPromise;
      deps.onAnswer?.();
      return await readCredential(providerAnswer, transaction, options, deps);
    } finally {
      endTransaction(transaction);
      // Closes the popup after a failure. After its response the popup closes itself.
      popup?.close();
    }
  },
  redirect: {
    async redirect(options, deps, returnTo) {
      const transaction = createTransaction('page', returnTo);
      if (!storeTransaction(transaction)) {
        throw new PortalError('login_failed', { message: 'This browser cannot store the sign-in for the return.' });
      }
      deps.window.location.assign(await createSignInUrl(transaction, options, deps));
    },
    async complete(options, deps, providerAnswer) {
      const transaction = findTransaction(providerAnswer.state);
      endTransaction();
      if (!transaction) throw createUnknownAnswerError();
      const credential = await readCredential(providerAnswer, transaction, options, deps);
      return { credential, returnTo: toSitePath(transaction.returnTo, deps) };
    },
  },
};

/** A response that this tab did not request: forged, replayed, or too late. */
const createUnknownAnswerError = () =>
  new PortalError('login_failed', { message: 'This tab did not begin the sign-in.' });

async function createSignInUrl(
  { state, verifier }: Transaction,
  options: IfaOptions,
  deps: SignInDeps,
): Promise<string> {
  const address = new URL(options.authorization_url);
  const authorizeParams = {
    response_type: 'code',
    client_id: options.client_id,
    redirect_uri: getReturnAddress('ifa', deps),
    scope: options.scope ?? 'profile',
    state,
    code_challenge: await createChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(authorizeParams)) address.searchParams.set(name, value);
  return address.href;
}

function readCredential(
  { state, iss, code, error, error_description }: ProviderAnswer,
  transaction: Transaction,
  options: IfaOptions,
  deps: SignInDeps,
): Promise<SocialCredential> {
  if (state !== transaction.state) throw createUnknownAnswerError();
  if (iss !== undefined && !isIssuer(iss, options)) {
    throw new PortalError('login_failed', { message: `${iss} is not the requested provider.` });
  }
  if (error) throw toRefusalError(error, error_description);
  if (!code) throw new PortalError('login_failed', { message: 'Login Failed.' });
  return exchangeCode(code, transaction.verifier, options, deps);
}

const isIssuer = (iss: string, { issuer, authorization_url }: IfaOptions): boolean =>
  issuer === undefined ? toUrl(iss)?.origin === new URL(authorization_url).origin : iss === issuer;

/** Storage is not trusted: the path may lead to another site. */
function toSitePath(path: string, { window }: SignInDeps): string {
  const url = toUrl(path, window.location.origin);
  // "/.//other.example" is a path, but without its dots it is another site's address.
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
