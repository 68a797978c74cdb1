import { type Session, sessionAtom, type SessionEnd } from '@touchline/auth-session';
import { signedInViewerAtom, type StartContext, type StartEffect, whileSignedIn } from '@touchline/feature-kit';
import type { AccountOptions } from '../../options.ts';
import { hasPasskeysAtom } from '../has-passkeys-atom.ts';
import { sessionEndAtom } from './session-end-atom.ts';
import { getSessionEndPath } from './session-end-path.ts';
import { shouldSkipLogin } from './should-skip-login.ts';

/** Toasts for a session end that no login page explains. */
const toastTextKeys: Partial<Record<SessionEnd['reason'], string>> = {
  expired: 'signIn.expiredTitle',
  another_viewer: 'signIn.mixedUp',
};

/** Starts the session's effects after hydration, follows the viewer's data, and navigates after a session end. */
export function startSessionEffects(options: AccountOptions): StartEffect {
  async function redirectAfterEnd(
    end: SessionEnd,
    session: Session,
    { heading, navigate, notify, texts }: StartContext,
  ): Promise<void> {
    // A viewer who has pressed a link returns to the link's page, not to the page before it.
    const path = await getSessionEndPath(end, options, session, heading());
    if (path === null) return;
    navigate(path);
    // The next page shows the reason for the end; a skipped login page cannot.
    if (!shouldSkipLogin(options) || (end.reason === 'device_limit' && end.limit)) return;
    const text = await texts();
    notify('danger', text(toastTextKeys[end.reason] ?? 'signIn.deviceTitle'));
  }

  return (context) => {
    const { atoms } = context;
    atoms.set(hasPasskeysAtom, options.passkeys === true);
    const session = atoms.get(sessionAtom);
    if (!session) return;
    const followEnd = (end: SessionEnd) => void redirectAfterEnd(end, session, context);
    // The session may have ended before this code has loaded.
    const earlierEnd = atoms.get(sessionEndAtom);
    if (earlierEnd) followEnd(earlierEnd);
    session.onEnd(followEnd);
    session.start({
      realtime: context.realtime,
      onAdmitted(viewer) {
        atoms.set(signedInViewerAtom, viewer);
        return () => atoms.set(signedInViewerAtom, null);
      },
    });
    whileSignedIn(atoms, async () => {
      const { syncViewerData } = await import('../sync-viewer-data.ts');
      return (viewer) => syncViewerData(context, session, viewer);
    });
  };
}
