import { type AtomStore, storePendingAction, takePendingAction } from '@touchline/feature-kit';
import type { TypedCode } from './code-writing.ts';

/** The name of the code that is stored for a sign-in. */
const list = { name: 'access-code' };

/** Stores a visitor’s code: the page redeems it after the sign-in. @param title its contents */
export const storePendingCode = (atoms: AtomStore, { code, eventId = '' }: TypedCode, title: string): void =>
  storePendingAction(atoms, { list: list.name, id: `${code} ${eventId}`, title });

/** Takes the stored code of a viewer who has signed in. */
export function takePendingCode(atoms: AtomStore): (TypedCode & { title: string }) | null {
  const action = takePendingAction(atoms, list);
  if (!action) return null;
  const [code = '', eventId = ''] = action.id.split(' ');
  return { code, eventId: eventId || undefined, title: action.title };
}
