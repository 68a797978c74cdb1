import type { SignInProvider } from '@touchline/contract';
import type { SignInResult, Superseded } from '../session.ts';
import type { SignInDeps, SocialCredential } from '../providers/sign-in-adapter.ts';

type Popup = Pick<Window, 'focus' | 'close' | 'closed'>;

/**
 * The callbacks by which an adapter reports its popup. They are spread into `SignInDeps`, so their names come from it.
 */
export interface PopupCallbacks extends Record<keyof Pick<SignInDeps, 'onOpened' | 'onAnswer'>, unknown> {
  onOpened: (popup: Popup) => void;
  /** The popup has sent its response and may be closed. */
  onAnswer: () => void;
}

/** The steps of a sign-in at a provider: the popup, then the server's call. */
export interface AttemptSteps {
  authorize: (callbacks: PopupCallbacks) => Promise<SocialCredential>;
  signIn: (credential: SocialCredential) => Promise<SignInResult>;
}

/** A page's sign-ins at providers: one at a time, so that a viewer sees only one window. */
export interface ProviderAttempts {
  /**
   * Starts a sign-in. If a sign-in at the same provider is running, shows its popup and shares its result. Cancels a
   * sign-in at another provider.
   */
  run: (provider: SignInProvider, steps: AttemptSteps) => Promise<SignInResult | Superseded>;
  /** Another sign-in has succeeded: an unanswered popup closes. */
  end: () => void;
}

interface SignInAttempt {
  provider: SignInProvider;
  popup?: Popup;
  isAnswered: boolean;
  caller: AttemptCaller;
}

/** The promise of the latest call of `run`. */
interface AttemptCaller {
  promise: Promise<SignInResult | Superseded>;
  resolve: (result: SignInResult | Superseded) => void;
  reject: (error: unknown) => void;
}

/** Replaces `Promise.withResolvers`, which the oldest browsers lack (docs/decisions/0066). */
function createCaller(): AttemptCaller {
  let resolve: AttemptCaller['resolve'] = () => undefined;
  let reject: AttemptCaller['reject'] = () => undefined;
  const promise: AttemptCaller['promise'] = new Promise(
    (...executorArguments) => ([resolve, reject] = executorArguments),
  );
  return { promise, resolve, reject };
}

const superseded: Superseded = { kind: 'superseded' };

export function createProviderAttempts(): ProviderAttempts {
  let currentAttempt: SignInAttempt | null = null;

  const supersedeCurrent = (): void => {
    const attempt = currentAttempt;
    currentAttempt = null;
    attempt?.caller.resolve(superseded);
    attempt?.popup?.close();
  };
  const runAttempt = async (attempt: SignInAttempt, { authorize, signIn }: AttemptSteps) => {
    const onAnswer = (): void => {
      attempt.isAnswered = true;
    };
    const credential = await authorize({
      onAnswer,
      onOpened(popup) {
        // The viewer canceled the attempt while its script was loading.
        if (currentAttempt !== attempt) popup.close();
        else attempt.popup = popup;
      },
    });
    if (currentAttempt !== attempt) return superseded;
    onAnswer();
    return signIn(credential);
  };

  return {
    end() {
      if (!currentAttempt?.isAnswered) supersedeCurrent();
    },
    run(provider, steps) {
      // Some scripts do not report a closed popup, so this press starts another sign-in.
      if (currentAttempt?.provider === provider && (currentAttempt.isAnswered || !currentAttempt.popup?.closed)) {
        currentAttempt.popup?.focus();
        currentAttempt.caller.resolve(superseded);
        currentAttempt.caller = createCaller();
        return currentAttempt.caller.promise;
      }
      supersedeCurrent();
      const attempt: SignInAttempt = { provider, isAnswered: false, caller: createCaller() };
      currentAttempt = attempt;
      runAttempt(attempt, steps)
        .finally(() => {
          if (currentAttempt === attempt) currentAttempt = null;
        })
        .then(
          (result) => attempt.caller.resolve(result),
          (error: unknown) => attempt.caller.reject(error),
        );
      return attempt.caller.promise;
    },
  };
}
