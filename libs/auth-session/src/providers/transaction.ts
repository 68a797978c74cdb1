import '../jitless.ts';
import * as z from 'zod/mini';
import { storedValue } from '@touchline/feature-kit/storage';
import { createRandomToken } from './proof-key.ts';

/** Longest time that a viewer may spend at the provider. */
const lifetimeMs = 10 * 60_000;

const schema = z.object({
  state: z.string(),
  /** The secret of PKCE (RFC 7636). */
  verifier: z.string(),
  /** A popup passes its response to its opener; a page completes the sign-in itself. */
  where: z.enum(['popup', 'page']),
  returnTo: z.string(),
  begunAt: z.number(),
});

/** One sign-in at a provider. The portal compares the provider's answer with it. */
export type Transaction = z.output<typeof schema>;

/** In session storage: the browser copies the opener's session storage to a new popup. */
const storedTransaction = storedValue<Transaction | null>({
  name: 'sign-in',
  scope: 'tab',
  parse: (transaction) => schema.safeParse(transaction).data,
  empty: null,
  maxBytes: 50_000,
});

export const createTransaction = (placement: Transaction['where'], returnTo: string): Transaction => ({
  state: createRandomToken(),
  verifier: createRandomToken(),
  where: placement,
  returnTo,
  begunAt: Date.now(),
});

/**
 * Stores a transaction in this tab and in the popups it opens; the latest one counts. @returns false with blocked
 * storage
 */
export const storeTransaction = (transaction: Transaction): boolean => storedTransaction.set(transaction);

/** The transaction with this `state` parameter, if this tab began it in the last ten minutes. */
export function findTransaction(state: string | undefined): Transaction | null {
  const transaction = storedTransaction.get();
  if (!transaction || transaction.state !== state) return null;
  const ageMs = Date.now() - transaction.begunAt;
  return ageMs >= 0 && ageMs < lifetimeMs ? transaction : null;
}

/**
 * Deletes the transaction, because its state was used.
 * @param transaction the caller's own; a later one stays
 */
export function endTransaction(transaction?: Transaction): void {
  if (!transaction || storedTransaction.get()?.state === transaction.state) storedTransaction.set(null);
}
