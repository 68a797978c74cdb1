import type { PurchaseTarget } from './purchase.ts';

/** Whether a contract is for a product. */
export const isForTarget = (
  { productId, eventId }: { productId: string; eventId: string | undefined },
  { kind, id }: PurchaseTarget,
): boolean => (kind === 'ticket' ? eventId === id : productId === id);
