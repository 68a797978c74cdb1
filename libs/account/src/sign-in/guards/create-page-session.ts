import { createLazySession, type Session, sessionAtom, type SessionEnd } from '@touchline/auth-session';
import type { AtomStore, SessionSetupContext } from '@touchline/feature-kit';
import type { AccountOptions } from '../../options.ts';
import { sessionEndAtom } from '../after-sign-in/session-end-atom.ts';

/** The page's session, for the feature's effects. */
export interface PageSession {
  session: Session;
  atoms: AtomStore;
  /**
   * Calls the listener when the session ends. It also reports an end before this call, because the router starts later.
   */
  onEnd: (listener: (end: SessionEnd) => void) => void;
}

/** Creates the page's session from the customer's options, and stores it for pages and hooks. */
export function createPageSession(options: AccountOptions, context: SessionSetupContext): PageSession {
  const { site, build, atoms, api, telemetry } = context;
  const { apple, facebook, google, ifa } = options;
  const session = createLazySession({
    customerId: site.id,
    api,
    telemetry,
    appVersion: build,
    newDeviceFlow: options.new_device_flow,
    providers: { apple, facebook, google, ifa },
  });
  atoms.set(sessionAtom, session);
  let missedSessionEnd: SessionEnd | undefined;
  let reportEnd = (end: SessionEnd): void => void (missedSessionEnd = end);
  session.onEnd((end) => {
    atoms.set(sessionEndAtom, end);
    reportEnd(end);
  });
  return {
    session,
    atoms,
    onEnd(listener) {
      reportEnd = listener;
      if (missedSessionEnd) listener(missedSessionEnd);
    },
  };
}
