import type { Purchase } from './purchase.ts';
import { hasEnded } from './purchase.ts';
import { storePurchase, getPurchase } from './purchase-store.ts';

/** Creates a key without crypto.randomUUID, which exists only on secure pages. */
function createPurchaseKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns the purchase for a press: the pending one of any tab, or a new one. Its key stays the same until the
 * purchase ends. Another price starts a new purchase, because the key confirms a price.
 * @param purchase the current order
 */
export function startPurchase(purchase: Omit<Purchase, 'key' | 'state' | 'reason' | 'at'>): Purchase {
  const earlierPurchase = getPurchase(purchase.viewer, purchase);
  if (earlierPurchase?.state === 'sent') return earlierPurchase;
  const openPurchase = earlierPurchase && !hasEnded(earlierPurchase) ? earlierPurchase : undefined;
  const isSameOrder =
    openPurchase !== undefined &&
    openPurchase.price === purchase.price &&
    openPurchase.currency === purchase.currency &&
    openPurchase.evenIfCovered === purchase.evenIfCovered;
  const key = isSameOrder ? openPurchase.key : createPurchaseKey();
  // An order at another price may have arrived, too.
  const { mayHaveArrived, earlierContractIds } = openPurchase ?? purchase;
  return storePurchase({ ...purchase, mayHaveArrived, earlierContractIds, key, state: 'open', at: 0 });
}
