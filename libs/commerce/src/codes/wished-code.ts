import type { AtomStore } from '@touchline/feature-kit';
import { noteWished, takeWished } from '@touchline/kept';
import type { TypedCode } from './code-writing.ts';

/** Names what waits for its viewer to sign in. */
const list = { name: 'access-code' };

/** Notes the code that a visitor signs in for: it is redeemed once they have (`@touchline/kept`). @param title what it opens */
export const noteCode = (atoms: AtomStore, { code, eventId = '' }: TypedCode, title: string): void =>
  noteWished(atoms, { list: list.name, id: `${code} ${eventId}`, title });

/** The code that its viewer has signed in for. */
export function takeCode(atoms: AtomStore): (TypedCode & { title: string }) | null {
  const wish = takeWished(atoms, list);
  if (!wish) return null;
  const [code = '', eventId = ''] = wish.id.split(' ');
  return { code, eventId: eventId || undefined, title: wish.title };
}
