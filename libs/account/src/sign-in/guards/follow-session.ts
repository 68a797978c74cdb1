import type { SessionEnd } from '@touchline/auth-session';
import { admittedAtom, type StartContext, type StartEffect, whileAdmitted } from '@touchline/feature-kit';
import type { AccountOptions } from '../../options.ts';
import type { JoinedSession } from './join-session.ts';
import { sessionEndPath } from './session-end-path.ts';
import { skipsLogin } from './skips-login.ts';

/** Toasts for a session end that no login page explains. */
const toasts: Partial<Record<SessionEnd['reason'], string>> = {
  expired: 'signIn.expiredTitle',
  another_viewer: 'signIn.mixedUp',
};

/** Starts the session's effects after hydration, follows the viewer's data, and navigates after a session end. */
export function followSession(options: AccountOptions, { session, atoms, onEnd }: JoinedSession): StartEffect {
  async function lead(end: SessionEnd, { heading, navigate, notify, texts }: StartContext): Promise<void> {
    // A viewer who has pressed a link returns to that link's page, not to the page that they are leaving.
    const path = await sessionEndPath(end, options, session, heading());
    if (path === null) return;
    navigate(path);
    // The next page explains the end; a login page that is skipped cannot.
    if (!skipsLogin(options) || (end.reason === 'device_limit' && end.limit)) return;
    const text = await texts();
    notify('danger', text(toasts[end.reason] ?? 'signIn.deviceTitle'));
  }

  return (context) => {
    onEnd((end) => void lead(end, context));
    session.start({
      realtime: context.realtime,
      onAdmitted(viewer) {
        atoms.set(admittedAtom, viewer);
        return () => atoms.set(admittedAtom, null);
      },
    });
    whileAdmitted(atoms, async (viewer) => {
      const { followViewer } = await import('./follow-viewer.ts');
      return followViewer(context, session, viewer);
    });
  };
}
