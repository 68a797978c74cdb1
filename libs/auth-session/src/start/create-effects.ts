import type { SessionDeps } from '../session.ts';
import type { SessionParts } from '../session-parts.ts';

/** Wait before a failed import runs again. */
const reloadDelayMs = 10_000;

interface Entered {
  /** Signed in while this page was open: the server has just accepted the device. */
  isNew: boolean;
}

/** Runs the effects of a signed-in viewer; their code loads with the first viewer. */
export function createEffects(parts: () => SessionParts) {
  let entered: Entered | null = null;
  let deps: SessionDeps | null = null;
  let stop = (): void => {};

  const begin = (): void => {
    stop();
    if (!entered || !deps) return;
    const [mine, given] = [entered, deps];
    let end = (): void => {};
    let wanted = true;
    const attempt = (): void => {
      const coming = import('./start-session.ts');
      coming.then(
        ({ startSession }) => {
          if (wanted) end = startSession(parts(), given, mine.isNew);
        },
        () => {
          const timer = setTimeout(attempt, reloadDelayMs);
          end = () => clearTimeout(timer);
        },
      );
    };
    stop = () => {
      wanted = false;
      end();
    };
    attempt();
  };

  return {
    /** A viewer has signed in; null after a sign-out. */
    enter(next: Entered | null): void {
      entered = next;
      begin();
    },
    /** The page has hydrated. Returns a function that undoes it. */
    start(given: SessionDeps): () => void {
      deps = given;
      begin();
      return () => {
        deps = null;
        begin();
      };
    },
  };
}
