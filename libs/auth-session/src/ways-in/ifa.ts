import { PortalError, toUrl } from '@touchline/contract';
import { tokenFor } from './ifa-token.ts';
import { messageOf, openPopup } from './popup.ts';
import { challengeOf } from './proof-key.ts';
import { answerOf } from './provider-answer.ts';
import { refusedBy } from './refused-by.ts';
import {
  type IfaOptions,
  type ProviderAnswer,
  returnAddress,
  type SignInAdapter,
  type SignInDeps,
  type SocialCredential,
} from './sign-in-adapter.ts';
import { endTransaction, findTransaction, keepTransaction, newTransaction, type Transaction } from './transaction.ts';

/**
 * The external provider (section 7): authorization code with PKCE, in a popup of ours or, where that is blocked, in the whole
 * page. State, issuer and return address are checked.
 */
export const ifa: SignInAdapter<IfaOptions> = {
  async authorize(options, deps) {
    const transaction = newTransaction('popup', '/');
    // Kept before the popup opens, which then has a copy: it ends the transaction itself where a provider cuts it off from us.
    keepTransaction(transaction, deps);
    let popup: Window | undefined;
    try {
      popup = openPopup(deps.window);
      deps.opened?.(popup);
      const answered = messageOf(popup, deps.window, (data) => answerOf(data, 'ifa'));
      // Whoever closes the popup before it has an address learns it from the line that waits.
      answered.catch(() => {});
      popup.location.href = await addressOf(transaction, options, deps);
      const answer = await answered;
      deps.answered?.();
      return await credentialOf(answer, transaction, options, deps);
    } finally {
      endTransaction(deps, transaction);
      // It closes itself once it has answered; nothing else can come of it.
      popup?.close();
    }
  },
  redirect: {
    async leave(options, deps, returnTo) {
      const transaction = newTransaction('page', returnTo);
      if (!keepTransaction(transaction, deps)) {
        throw new PortalError('login_failed', { message: 'This browser keeps nothing for the way back.' });
      }
      deps.window.location.assign(await addressOf(transaction, options, deps));
    },
    async complete(options, deps, answer) {
      const transaction = findTransaction(answer.state, deps);
      endTransaction(deps);
      if (!transaction) throw notBegunHere();
      const credential = await credentialOf(answer, transaction, options, deps);
      return { credential, returnTo: ownPath(transaction.returnTo, deps) };
    },
  },
};

/** An answer to a question that this tab did not ask: forged, played again, or too late. */
const notBegunHere = () => new PortalError('login_failed', { message: 'This sign-in was not begun here.' });

async function addressOf({ state, verifier }: Transaction, options: IfaOptions, deps: SignInDeps): Promise<string> {
  const address = new URL(options.authorization_url);
  const words = {
    response_type: 'code',
    client_id: options.client_id,
    redirect_uri: returnAddress('ifa', deps),
    scope: options.scope ?? 'profile',
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(words)) address.searchParams.set(name, value);
  return address.href;
}

function credentialOf(
  { state, iss, code, error, error_description }: ProviderAnswer,
  transaction: Transaction,
  options: IfaOptions,
  deps: SignInDeps,
): Promise<SocialCredential> {
  if (state !== transaction.state) throw notBegunHere();
  if (iss !== undefined && !isIssuer(iss, options)) {
    throw new PortalError('login_failed', { message: `${iss} is not the provider that was asked.` });
  }
  if (error) throw refusedBy(error, error_description);
  if (!code) throw new PortalError('login_failed', { message: 'Login Failed.' });
  return tokenFor(code, transaction.verifier, options, deps);
}

const isIssuer = (iss: string, { issuer, authorization_url }: IfaOptions): boolean =>
  issuer === undefined ? toUrl(iss)?.origin === new URL(authorization_url).origin : iss === issuer;

/** What was stored is not trusted to be a path of this site. */
function ownPath(path: string, { window }: SignInDeps): string {
  const url = toUrl(path, window.location.origin);
  // "/.//other.example" is one, but what is left of it without its dots is another site's address.
  if (url?.origin !== window.location.origin || url.pathname.startsWith('//')) return '/';
  return url.pathname + url.search + url.hash;
}
