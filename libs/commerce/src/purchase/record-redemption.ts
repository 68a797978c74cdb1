import { startPurchase } from './start-purchase.ts';
import type { Purchase } from './purchase.ts';
import { storePurchase } from './purchase-store.ts';

/**
 * Stores that a code has unlocked the ordered product, so that the next document reports it. A purchase that was
 * already sent keeps its own end.
 */
export function recordRedemption(redemption: Omit<Purchase, 'key' | 'state' | 'reason' | 'at'>): void {
  const purchase = startPurchase(redemption);
  if (purchase.state !== 'sent') storePurchase({ ...purchase, state: 'approved' });
}
