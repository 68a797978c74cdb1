import { signedInViewerAtom, type StartContext } from '@touchline/feature-kit';
import type { Push } from '../provider/create-push.ts';

/**
 * Identifies the signed-in viewer to the provider once the server accepts their device. Announces their sign-out, also
 * from another tab.
 */
export function syncPushIdentity(
  { atoms, session }: Pick<StartContext, 'atoms' | 'session'>,
  push: Pick<Push, 'identify'>,
): void {
  if (!session) return;
  let reportedId: string | null | undefined;
  const reportViewer = (): void => {
    const viewer = session.viewer();
    const signedInViewer = atoms.get(signedInViewerAtom);
    if (viewer === undefined || (viewer !== null && viewer.id !== signedInViewer)) return;
    const id = viewer?.id ?? null;
    if (id === reportedId) return;
    reportedId = id;
    push.identify(id);
  };
  session.onChange(reportViewer);
  atoms.sub(signedInViewerAtom, reportViewer);
  void session.known().then(reportViewer);
}
