import { lazyCode, PortalError } from '@touchline/contract';
import { isWaiting } from './popup.ts';
import { readProviderAnswer, createAnswerMessage } from './provider-answer.ts';
import type {
  Provider,
  ProviderAnswer,
  ProviderOptions,
  RedirectResult,
  SignInAdapter,
  SignInDeps,
  SocialCredential,
} from './sign-in-adapter.ts';
import { findTransaction } from './transaction.ts';

type Registry = {
  readonly [P in Provider]: () => Promise<SignInAdapter<NonNullable<ProviderOptions[P]>>>;
};

/** The providers' adapters; each loads at its first use. */
const signInProviders: Registry = {
  apple: lazyCode(async () => (await import('./apple.ts')).apple),
  facebook: lazyCode(async () => (await import('./facebook.ts')).facebook),
  google: lazyCode(async () => (await import('./google.ts')).google),
  ifa: lazyCode(async () => (await import('./ifa.ts')).ifa),
};

/** The dependencies of the functions below. */
export interface ProviderContext extends SignInDeps {
  /** The customer's sign-in providers. */
  providers: ProviderOptions;
}

/** Lets the viewer sign in at a provider. @throws PortalError like `SignInAdapter` */
export async function authorizeByProvider(provider: string, context: ProviderContext): Promise<SocialCredential> {
  return (await openProviderByName(provider, context)).authorize();
}

/** Loads the code of a provider's popup. @throws PortalError provider_unavailable */
export async function prepareProvider(provider: string, context: ProviderContext): Promise<void> {
  await (await openProviderByName(provider, context)).prepare();
}

/** Navigates to a provider's page, which returns to the callback page. @param returnTo path with the locale's prefix */
export async function redirectToProvider(provider: string, context: ProviderContext, returnTo: string): Promise<void> {
  await (await openProviderByName(provider, context)).redirect(returnTo);
}

/**
 * Reads the response at a provider's return address; null in a popup whose opener waits and continues. Otherwise this
 * window completes its tab's sign-in.
 * @param search the return address's query
 * @throws PortalError login_failed for a response that this tab did not request
 */
export async function completeProviderAnswer(
  provider: string,
  context: ProviderContext,
  search: string,
): Promise<(RedirectResult & { isPopup: boolean }) | null> {
  const openedProvider = await openProviderByName(provider, context);
  const answer = readProviderAnswer(search);
  const transaction = findTransaction(answer.state);
  if (transaction?.where !== 'page') {
    const opener = findOpener(context.window);
    if (opener && isWaiting(opener)) {
      opener.postMessage(createAnswerMessage(provider, answer), context.window.location.origin);
      return null;
    }
  }
  return { ...(await openedProvider.complete(answer)), isPopup: transaction?.where === 'popup' };
}

/** The portal's window that opened this one; null if it is closed, another site's, or unreachable. */
function findOpener(window: Window): Window | null {
  const opener: Window | null = window.opener;
  try {
    // Reading a foreign window's address throws.
    return opener && !opener.closed && opener.location.origin === window.location.origin ? opener : null;
  } catch {
    return null;
  }
}

/** A provider's adapter with its options and dependencies. */
interface OpenProvider {
  authorize: () => Promise<SocialCredential>;
  prepare: () => Promise<void>;
  redirect: (returnTo: string) => Promise<void>;
  complete: (answer: ProviderAnswer) => Promise<RedirectResult>;
}

const isProvider = (name: string): name is Provider => Object.hasOwn(signInProviders, name);

/** Section 5: the error of an unknown provider, or of a provider that this customer does not have. */
const createNotSupportedError = (provider: string) =>
  new PortalError('provider_not_supported', { message: `"${provider}" auth provider not supported!` });

async function openProviderByName(provider: string, context: ProviderContext): Promise<OpenProvider> {
  if (!isProvider(provider)) throw createNotSupportedError(provider);
  return openProvider(provider, context);
}

async function openProvider<P extends Provider>(provider: P, context: ProviderContext): Promise<OpenProvider> {
  const options: ProviderOptions[P] = context.providers[provider];
  if (!options) throw createNotSupportedError(provider);
  const { authorize, prepare, redirect } = await signInProviders[provider]();
  const createNoRedirectError = () =>
    new PortalError('login_failed', { message: 'This tab did not begin the sign-in.' });
  return {
    authorize: () =>
      authorize(options, context).catch((error: unknown) => {
        if (error instanceof PortalError) throw error;
        // A provider's script or the browser has thrown this error.
        throw new PortalError('login_failed', { message: 'Login Failed.', cause: error });
      }),
    prepare: async () => prepare?.(options, context),
    async redirect(returnTo) {
      if (!redirect) throw new PortalError('popup_blocked', { message: `${provider} signs in by popup only.` });
      await redirect.redirect(options, context, returnTo);
    },
    async complete(answer) {
      if (!redirect) throw createNoRedirectError();
      return redirect.complete(options, context, answer);
    },
  };
}
