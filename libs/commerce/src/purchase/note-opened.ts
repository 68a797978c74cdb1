import { beginPurchase } from './begin-purchase.ts';
import type { Purchase } from './purchase.ts';
import { keepPurchase } from './purchase-store.ts';

/**
 * Notes that a code has opened the ordered product, for the next document. A purchase that is already sent keeps its
 * own end.
 */
export function noteOpened(about: Omit<Purchase, 'key' | 'state' | 'reason' | 'at'>): void {
  const purchase = beginPurchase(about);
  if (purchase.state !== 'sent') keepPurchase({ ...purchase, state: 'approved' });
}
