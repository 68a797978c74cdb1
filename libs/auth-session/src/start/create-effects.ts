import type { SessionDeps } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';

/** Wait before a failed import runs again. */
const reloadDelayMs = 10_000;

interface SignedInSession {
  /** Signed in while this page was open: the server has just accepted the device. */
  isNew: boolean;
}

/** Runs the effects of a signed-in viewer; their code loads with the first viewer. */
export function createEffects(parts: () => SessionParts) {
  let signedInSession: SignedInSession | null = null;
  let deps: SessionDeps | null = null;
  let stopSession = (): void => {};

  const restartEffects = (): void => {
    stopSession();
    if (!signedInSession || !deps) return;
    const [sessionAtStart, pageDeps] = [signedInSession, deps];
    let stopEffects = (): void => {};
    let isStarted = true;
    const loadAndStart = (): void => {
      const modulePromise = import('./start-session.ts');
      modulePromise.then(
        ({ startSession }) => {
          if (isStarted) stopEffects = startSession(parts(), pageDeps, sessionAtStart.isNew);
        },
        () => {
          const timer = setTimeout(loadAndStart, reloadDelayMs);
          stopEffects = () => clearTimeout(timer);
        },
      );
    };
    stopSession = () => {
      isStarted = false;
      stopEffects();
    };
    loadAndStart();
  };

  return {
    /** A viewer has signed in; null after a sign-out. */
    setSession(next: SignedInSession | null): void {
      signedInSession = next;
      restartEffects();
    },
    /** Runs the effects after hydration. Returns a function that stops them. */
    start(pageDeps: SessionDeps): () => void {
      deps = pageDeps;
      restartEffects();
      return () => {
        deps = null;
        restartEffects();
      };
    },
  };
}
