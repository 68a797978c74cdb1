import { beginPurchase } from './begin-purchase.ts';
import type { Purchase } from './purchase.ts';
import { keepPurchase } from './purchase-store.ts';

/** Notes that a code has opened what was to be paid for: the document that comes next says so. One that was sent to be paid meanwhile is told by its own end. */
export function noteOpened(about: Omit<Purchase, 'key' | 'state' | 'reason' | 'at'>): void {
  const purchase = beginPurchase(about);
  if (purchase.state !== 'sent') keepPurchase({ ...purchase, state: 'approved' });
}
