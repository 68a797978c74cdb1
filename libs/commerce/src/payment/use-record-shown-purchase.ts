import { useEffect } from 'react';
import type { Purchase } from '../purchase/purchase.ts';
import { storePurchase, findPurchase } from '../purchase/purchase-store.ts';

/**
 * Records that this page has shown the end of a purchase, so that no other page shows it again
 * (`viewer-data/sync-purchases.ts`).
 */
export function useRecordShownPurchase(purchase: Purchase | undefined): void {
  const { viewer, key } = purchase ?? {};
  useEffect(() => {
    const storedPurchase = viewer === undefined || key === undefined ? undefined : findPurchase(viewer, key);
    if (storedPurchase) storePurchase({ ...storedPurchase, told: true });
  }, [viewer, key]);
}
