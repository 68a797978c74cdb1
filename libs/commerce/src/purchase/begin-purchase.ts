import type { Purchase } from './purchase.ts';
import { hasEnded } from './purchase.ts';
import { keepPurchase, purchaseOf } from './purchase-store.ts';

/** Works where crypto.randomUUID, which wants a secure page, does not. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The wish that a press means: the one under way, whichever tab began it, or a new one. Its key stays until it has ended; at another price it is another wish,
 * because a key stands for what was agreed to under it.
 * @param about what is said of it now
 */
export function beginPurchase(about: Omit<Purchase, 'key' | 'state' | 'reason' | 'at'>): Purchase {
  const before = purchaseOf(about.viewer, about);
  if (before?.state === 'sent') return before;
  const isSame =
    before &&
    !hasEnded(before) &&
    before.price === about.price &&
    before.currency === about.currency &&
    before.evenIfCovered === about.evenIfCovered;
  const key = isSame ? before.key : newKey();
  return keepPurchase({ ...about, key, state: 'open', at: 0 });
}
