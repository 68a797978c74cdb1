import type { SignInProvider } from '@touchline/contract';
import type { SignInResult, Superseded } from '../session.ts';
import type { SocialCredential } from '../ways-in/sign-in-adapter.ts';

type Popup = Pick<Window, 'focus' | 'close' | 'closed'>;

/** What a provider's way in reports of its popup. */
export interface PopupNews {
  opened: (popup: Popup) => void;
  /** It has done its part, and may be closed. */
  answered: () => void;
}

/** How a sign-in at a provider goes: its popup first, then what the server says. */
export interface AttemptSteps {
  authorize: (news: PopupNews) => Promise<SocialCredential>;
  signIn: (credential: SocialCredential) => Promise<SignInResult>;
}

/** A page's sign-ins at providers: one at a time, so that a viewer never has to tell two windows apart. */
export interface ProviderAttempts {
  /**
   * Begins one. Where one is under way at the same provider it is the same one: its popup is brought forward, and only this caller
   * hears how it ends. One at another provider is given up, with its popup.
   */
  run: (provider: SignInProvider, steps: AttemptSteps) => Promise<SignInResult | Superseded>;
  /** Somebody is signed in: a popup that still asks who they are closes. */
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

/** In place of `Promise.withResolvers`, which the oldest browsers lack (docs/decisions/0066). */
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
        // Given up while its script was on its way.
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
      // Not every script reports that its popup was closed: then this press begins anew.
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
