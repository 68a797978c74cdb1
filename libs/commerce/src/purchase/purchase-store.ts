import { storedValue } from '@touchline/feature-kit/storage';
import '../jitless.ts';
import * as z from 'zod/mini';
import { declineReasons, isIdempotencyKey } from '@touchline/contract';
import type { Purchase, PurchaseTarget } from './purchase.ts';

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

/** Replaces the stored purchase with the same key, as the latest one. */
export function storePurchase(purchase: Purchase): Purchase {
  const datedPurchase = { ...purchase, at: Date.now() };
  updatePurchases((purchases) => [...purchases.filter(({ key }) => key !== purchase.key), datedPurchase]);
  return datedPurchase;
}

/** Deletes a purchase that the backend refused before a charge. The next press starts a new one. */
export const deletePurchase = ({ key }: Purchase): void =>
  updatePurchases((purchases) => purchases.filter((purchase) => purchase.key !== key));

/**
 * Deletes a viewer's purchases at sign-out, except those that may have been charged, so that this browser never
 * charges them twice.
 */
export function forgetPurchases(viewer: string): void {
  updatePurchases((purchases) =>
    purchases.filter(
      (purchase) =>
        purchase.viewer !== viewer ||
        purchase.state === 'sent' ||
        (purchase.state === 'open' && purchase.mayHaveArrived),
    ),
  );
}
