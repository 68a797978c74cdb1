import { type AtomStore, storePendingAction, takePendingAction } from '@touchline/feature-kit';
import type { TypedCode } from './code-writing.ts';

const redeemAction = 'redeem-code';

/**
 * Stores a visitor’s code, which the page redeems after the sign-in.
 * @param title title of its contents
 * @param viewer the only viewer who may redeem it; by default the first who signs in
 */
export const storePendingCode = (
  atoms: AtomStore,
  { code, eventId = '' }: TypedCode,
  title: string,
  viewer?: string,
): void => storePendingAction(atoms, { action: redeemAction, payload: { code, eventId }, title }, viewer);

/** Takes the stored code of a viewer who has signed in. */
export function takePendingCode(atoms: AtomStore, viewer: string): (TypedCode & { title: string }) | null {
  const pendingAction = takePendingAction(atoms, redeemAction, viewer);
  if (!pendingAction) return null;
  const { payload, title } = pendingAction;
  return { code: payload['code'] ?? '', eventId: payload['eventId'] || undefined, title };
}
