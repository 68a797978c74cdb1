import { createLazySession, type Session, sessionAtom, type SessionEnd } from '@touchline/auth-session';
import type { AtomStore, SessionContext, StartContext } from '@touchline/feature-kit';
import { splitLocalePath } from '@touchline/i18n';
import type { AccountOptions } from '../../options.ts';
import { endedAtom } from '../arrival/ended-atom.ts';
import { sessionEndPath } from './session-end-path.ts';
import { skipsLogin } from './sign-in-guards.ts';

/** The page's session, and what the feature does about it. */
export interface JoinedSession {
  session: Session;
  atoms: AtomStore;
  /** Once the page is alive. Returns its undoing. */
  start: (context: StartContext) => () => void;
}

/** Makes the page's session from the customer's options, and gives it to pages and hooks. */
export function joinSession(options: AccountOptions, context: SessionContext): JoinedSession {
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
  // A session may end before anybody can be led anywhere.
  let early: SessionEnd | undefined;
  let follow = (end: SessionEnd): void => void (early = end);
  session.onEnd((end) => {
    atoms.set(endedAtom, end.reason);
    follow(end);
  });

  async function lead(end: SessionEnd, { navigate, notify, texts }: StartContext): Promise<void> {
    const here = splitLocalePath(location.pathname, site.locales).path + location.search;
    const path = await sessionEndPath(end, options, session, here);
    if (path === null) return;
    navigate(path);
    // The page he is led to says it; a login page that is skipped cannot.
    if (!skipsLogin(options) || (end.reason === 'device_limit' && end.limit)) return;
    const text = await texts();
    notify('danger', text(end.reason === 'expired' ? 'signIn.expiredTitle' : 'signIn.deviceTitle'));
  }

  return {
    session,
    atoms,
    start(context) {
      follow = (end) => void lead(end, context);
      if (early) follow(early);
      return session.start({
        realtime: context.realtime,
        async onLoadFailed() {
          const text = await context.texts();
          context.notify('danger', text('selected.loadFailed'));
        },
      });
    },
  };
}
