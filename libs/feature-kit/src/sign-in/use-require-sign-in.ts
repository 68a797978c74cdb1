import { useStore } from 'jotai';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from '../writing/notify.tsx';
import type { Viewer } from '../viewer/session.ts';
import { useErrorText } from '../page/use-error-text.ts';
import { useViewer, useViewerSession } from '../viewer/viewer.ts';
import { type PendingAction, storePendingAction } from './pending-action.ts';

/** A press that needs a signed-in viewer. */
export interface RequireSignIn {
  /**
   * Runs the action for a signed-in viewer. A visitor's action is stored, and the sign-in opens; after it, the feature
   * of the action completes it by `takePendingAction`. Without an action, an earlier stored one stays.
   */
  (action?: PendingAction, run?: (viewer: Viewer) => unknown): void;
  /**
   * Further handlers of the button, which load the sign-in's code before the press: browsers allow a window only right
   * after a press.
   */
  prepare: { onPointerEnter?: () => void; onFocus?: () => void };
}

/**
 * Returns a function for presses that need an account, for viewers and visitors.
 *
 * @example
 * const requireSignIn = useRequireSignIn();
 * <button
 *   {...requireSignIn.prepare}
 *   onClick={() => requireSignIn({ action: 'follow', payload: { id }, title }, (viewer) => follow(id, viewer.id))}
 * />
 */
export function useRequireSignIn(): RequireSignIn {
  const session = useViewerSession();
  const viewer = useViewer();
  const atoms = useStore();
  const notify = useNotify();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const location = useLocation();
  const href = useHref(location.pathname + location.search);

  function requireSignIn(action?: PendingAction, run?: (viewer: Viewer) => unknown): void {
    const start = async (currentViewer: Viewer | null | undefined): Promise<unknown> => {
      if (currentViewer) return run?.(currentViewer);
      if (!session?.openSignIn) return undefined;
      if (action) storePendingAction(atoms, action);
      return session.openSignIn({ location, href, navigate });
    };
    // A press may come before the session is known. A visitor's press continues at once, because browsers allow a
    // window only right after it.
    const resultPromise = viewer === undefined && session ? session.known().then(start) : start(viewer);
    resultPromise.catch((error: unknown) => notify('danger', errorText(error)));
  }

  const prepareSignIn = viewer ? undefined : session?.prepareSignIn;
  const onNear = () => void prepareSignIn?.().catch(() => undefined);
  return Object.assign(requireSignIn, { prepare: prepareSignIn ? { onPointerEnter: onNear, onFocus: onNear } : {} });
}
