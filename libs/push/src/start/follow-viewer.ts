import { sessionAtom } from '@touchline/auth-session';
import { admittedAtom, type AtomStore } from '@touchline/feature-kit';
import type { Push } from '../provider/create-push.ts';

/** Tells the provider who is signed in, as soon as the server lets their device stay, and that they have signed out, here or in another tab. */
export function followViewer(atoms: AtomStore, push: Pick<Push, 'identify'>): void {
  const session = atoms.get(sessionAtom);
  if (!session) return;
  let told: string | null | undefined;
  const tell = (): void => {
    const viewer = session.viewer();
    const admitted = atoms.get(admittedAtom);
    if (viewer === undefined || (viewer !== null && viewer.id !== admitted)) return;
    const id = viewer?.id ?? null;
    if (id === told) return;
    told = id;
    push.identify(id);
  };
  session.onChange(tell);
  atoms.sub(admittedAtom, tell);
  void session.known().then(tell);
}
