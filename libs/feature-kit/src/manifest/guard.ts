import type { AtomStore, ViewerSession } from '../viewer/session.ts';

/** The result of a guard; section 2 of the specification. */
export type GuardOutcome =
  | { kind: 'pass' }
  /** The viewer stays on the current page. */
  | { kind: 'aborted' }
  | { kind: 'redirect'; to: string; external?: boolean };

/** The navigation that a guard decides about. */
export interface GuardTarget {
  /** The target's address without the locale's prefix. */
  url: URL;
  /**
   * The page before the navigation, also without the prefix; null after the browser has opened this page or gone back
   * to it.
   */
  from: URL | null;
  access: 'public' | 'member';
  atoms: AtomStore;
  /** The viewer's session; null if no feature has a session. */
  session: ViewerSession | null;
}

/** Runs before a page is shown, in the browser only. */
export type Guard = (target: GuardTarget) => GuardOutcome | Promise<GuardOutcome>;
