import { storedValue } from '@touchline/feature-kit/storage';
import '../../jitless.ts';
import * as z from 'zod/mini';
import { declineReasons, isIdempotencyKey } from '@touchline/contract';
import {
  next,
  type Purchase,
  type PurchaseEvent,
  type PurchaseOrder,
  type PurchaseTarget,
} from './purchase-machine.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Time for which a purchase is stored, by its state, in milliseconds. It is longest after a possible charge. */
const lifetimeByState = { open: dayMs, sent: 30 * dayMs, approved: dayMs, declined: dayMs } as const;
/** Limit of purchases, above the number that a browser makes in a month. */
const maxPurchases = 50;

const shortText = z.string().check(z.minLength(1), z.maxLength(2_000));
const path = z.string().check(z.regex(/^\/(?![/\\])/), z.maxLength(8_192));
const schema = z.object({
  kind: z.enum(['ticket', 'subscription']),
  id: shortText,
  key: z.custom<string>(isIdempotencyKey),
  viewer: shortText,
  contractId: z.optional(shortText),
  isKnown: z.optional(z.boolean()),
  mayHaveArrived: z.optional(z.boolean()),
  earlierContractIds: z.optional(z.array(shortText).check(z.maxLength(100))),
  title: z.string().check(z.maxLength(1_000)),
  price: z.optional(z.string().check(z.maxLength(40))),
  currency: z.string().check(z.maxLength(10)),
  evenIfCovered: z.optional(z.boolean()),
  returnTo: path,
  formAt: path,
  state: z.enum(['open', 'sent', 'approved', 'declined']),
  reason: z.optional(z.enum(declineReasons)),
  told: z.optional(z.boolean()),
  at: z.number(),
});

const storedPurchases = storedValue<readonly Purchase[]>({
  name: 'purchases',
  scope: 'browser',
  parse: (rawPurchases) =>
    Array.isArray(rawPurchases) ? rawPurchases.flatMap((raw) => schema.safeParse(raw).data ?? []) : undefined,
  empty: [],
  maxBytes: 3_000_000,
});

const isWithinLifetime = (purchase: Purchase): boolean =>
  Math.abs(Date.now() - purchase.at) < lifetimeByState[purchase.state];
const readPurchases = (): readonly Purchase[] => storedPurchases.get().filter(isWithinLifetime);

function updatePurchases(change: (purchases: readonly Purchase[]) => readonly Purchase[]): void {
  storedPurchases.update((purchases) => change(purchases.filter(isWithinLifetime)).slice(-maxPurchases));
}

/** The viewer's latest purchase of a product. */
export const getPurchase = (viewer: string, { kind, id }: PurchaseTarget): Purchase | undefined =>
  readPurchases().findLast((purchase) => purchase.viewer === viewer && purchase.kind === kind && purchase.id === id);

/** The viewer's purchase by its key or its contract's id. */
export const findPurchase = (viewer: string, id: string): Purchase | undefined =>
  readPurchases().findLast(
    (purchase) => purchase.viewer === viewer && (purchase.key === id || purchase.contractId === id),
  );

/** The viewer's latest sent purchase that matches. */
export const findSentPurchase = (viewer: string, isMatch: (purchase: Purchase) => boolean): Purchase | undefined =>
  readPurchases().findLast((purchase) => purchase.viewer === viewer && purchase.state === 'sent' && isMatch(purchase));

/** The purchases of the last minute, whose success page another document may not have shown. */
export const listUnreportedPurchases = (viewer: string): readonly Purchase[] =>
  readPurchases().filter(
    (purchase) => purchase.viewer === viewer && purchase.state === 'approved' && Date.now() - purchase.at < minuteMs,
  );

/** Whether a tab of this browser has finished a purchase since this document was opened. */
export const hasPurchaseSinceLoad = (viewer: string): boolean =>
  readPurchases().some(
    ({ viewer: buyer, state, at }) => buyer === viewer && state === 'approved' && at >= performance.timeOrigin,
  );

/** Replaces the stored purchase with the same key, as the latest one. */
export function storePurchase(purchase: Purchase): Purchase {
  const datedPurchase = { ...purchase, at: Date.now() };
  updatePurchases((purchases) => [...purchases.filter(({ key }) => key !== purchase.key), datedPurchase]);
  return datedPurchase;
}

/** Creates a key without crypto.randomUUID, which exists only on secure pages. */
export function createPurchaseKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(18));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Stores and returns the purchase of a press: the pending one of any tab, or a new one. */
export function startPurchase(order: PurchaseOrder): Purchase {
  const earlierPurchase = getPurchase(order.viewer, order);
  const purchase = next(earlierPurchase, { type: 'press', order, newKey: createPurchaseKey() });
  return purchase === earlierPurchase ? purchase : storePurchase(purchase);
}

/**
 * Applies an event to a purchase, and stores the change for all tabs.
 * @param purchase any copy: the event applies to the stored one, which another tab may have changed
 * @returns the stored purchase after the event; the last one if the event deletes it
 */
export function movePurchase(purchase: Purchase, event: PurchaseEvent): Purchase {
  const storedPurchase = findPurchase(purchase.viewer, purchase.key) ?? purchase;
  const movedPurchase = next(storedPurchase, event);
  if (movedPurchase === storedPurchase) return storedPurchase;
  if (movedPurchase?.key !== storedPurchase.key)
    updatePurchases((purchases) => purchases.filter(({ key }) => key !== storedPurchase.key));
  return movedPurchase ? storePurchase(movedPurchase) : storedPurchase;
}

/** Stores that a code has unlocked the ordered product, so that the next document reports it. */
export function recordRedemption(order: PurchaseOrder): void {
  movePurchase(startPurchase(order), { type: 'redeem' });
}

/** Deletes a viewer's purchases at sign-out, except those that may have been charged. */
export function forgetPurchases(viewer: string): void {
  updatePurchases((purchases) =>
    purchases.filter((purchase) => purchase.viewer !== viewer || next(purchase, { type: 'sign-out' })),
  );
}
