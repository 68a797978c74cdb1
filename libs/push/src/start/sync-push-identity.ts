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
  let announcedId: string | null | undefined;
  const announce = (): void => {
    const viewer = session.viewer();
    const admitted = atoms.get(signedInViewerAtom);
    if (viewer === undefined || (viewer !== null && viewer.id !== admitted)) return;
    const id = viewer?.id ?? null;
    if (id === announcedId) return;
    announcedId = id;
    push.identify(id);
  };
  session.onChange(announce);
  atoms.sub(signedInViewerAtom, announce);
  void session.known().then(announce);
}
