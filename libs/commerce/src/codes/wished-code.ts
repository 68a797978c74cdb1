import type { AtomStore } from '@touchline/feature-kit';
import { storePendingAction, takePendingAction } from '@touchline/kept';
import type { TypedCode } from './code-writing.ts';

/** The name of the noted code of a sign-in. */
const list = { name: 'access-code' };

/** Notes a visitor's code: the page redeems it after the sign-in (`@touchline/kept`). @param title its contents */
export const storePendingCode = (atoms: AtomStore, { code, eventId = '' }: TypedCode, title: string): void =>
  storePendingAction(atoms, { list: list.name, id: `${code} ${eventId}`, title });

/** Takes the noted code of a viewer who has signed in. */
export function takePendingCode(atoms: AtomStore): (TypedCode & { title: string }) | null {
  const wish = takePendingAction(atoms, list);
  if (!wish) return null;
  const [code = '', eventId = ''] = wish.id.split(' ');
  return { code, eventId: eventId || undefined, title: wish.title };
}
