import type { SignInProvider } from '@touchline/contract';
import type { SignInResult, Superseded } from '../session.ts';
import type { SocialCredential } from '../providers/sign-in-adapter.ts';

type Popup = Pick<Window, 'focus' | 'close' | 'closed'>;

/** Callbacks of a provider's sign-in about its popup. */
export interface PopupCallbacks {
  opened: (popup: Popup) => void;
  /** The popup has sent its response and may be closed. */
  answered: () => void;
}

/** The steps of a sign-in at a provider: the popup, then the server's call. */
export interface AttemptSteps {
  authorize: (news: PopupCallbacks) => Promise<SocialCredential>;
  signIn: (credential: SocialCredential) => Promise<SignInResult>;
}

/** A page's sign-ins at providers: one at a time, so that a viewer sees only one window. */
export interface ProviderAttempts {
  /**
   * Starts a sign-in. During one at the same provider it shows the popup and shares its result; a sign-in at another
   * provider is canceled.
   */
  run: (provider: SignInProvider, steps: AttemptSteps) => Promise<SignInResult | Superseded>;
  /** Another sign-in has succeeded: an unanswered popup closes. */
  end: () => void;
}

interface Attempt {
  provider: SignInProvider;
  popup?: Popup;
  answered: boolean;
  caller: Caller;
}

/** The promise of the latest call of `run`. */
interface Caller {
  promise: Promise<SignInResult | Superseded>;
  resolve: (result: SignInResult | Superseded) => void;
  reject: (error: unknown) => void;
}

/** Replaces `Promise.withResolvers`, which the oldest browsers lack (docs/decisions/0066). */
function newCaller(): Caller {
  let resolve: Caller['resolve'] = () => undefined;
  let reject: Caller['reject'] = () => undefined;
  const promise: Caller['promise'] = new Promise((...settle) => ([resolve, reject] = settle));
  return { promise, resolve, reject };
}

const superseded: Superseded = { kind: 'superseded' };

export function createProviderAttempts(): ProviderAttempts {
  let current: Attempt | null = null;

  const giveUp = (): void => {
    const attempt = current;
    current = null;
    attempt?.caller.resolve(superseded);
    attempt?.popup?.close();
  };
  const carryOut = async (attempt: Attempt, { authorize, signIn }: AttemptSteps) => {
    const answered = (): void => {
      attempt.answered = true;
    };
    const credential = await authorize({
      answered,
      opened(popup) {
        // Canceled while its script was loading.
        if (current !== attempt) popup.close();
        else attempt.popup = popup;
      },
    });
    if (current !== attempt) return superseded;
    answered();
    return signIn(credential);
  };

  return {
    end() {
      if (!current?.answered) giveUp();
    },
    run(provider, steps) {
      // Some scripts do not report a closed popup, so this press starts another sign-in.
      if (current?.provider === provider && (current.answered || !current.popup?.closed)) {
        current.popup?.focus();
        current.caller.resolve(superseded);
        current.caller = newCaller();
        return current.caller.promise;
      }
      giveUp();
      const attempt: Attempt = { provider, answered: false, caller: newCaller() };
      current = attempt;
      carryOut(attempt, steps)
        .finally(() => {
          if (current === attempt) current = null;
        })
        .then(
          (result) => attempt.caller.resolve(result),
          (error: unknown) => attempt.caller.reject(error),
        );
      return attempt.caller.promise;
    },
  };
}
