import '../jitless.ts';
import * as z from 'zod/mini';
import { randomWord } from './proof-key.ts';
import type { SignInDeps } from './sign-in-adapter.ts';

/** How long a viewer may stay at the provider, in milliseconds. */
const lifetime = 10 * 60_000;

const schema = z.object({
  state: z.string(),
  /** PKCE's secret. */
  verifier: z.string(),
  /** A popup hands its answer to its opener; a page ends the transaction. */
  where: z.enum(['popup', 'page']),
  returnTo: z.string(),
  begunAt: z.number(),
});

/** One sign-in at a provider: its answer is checked against this. */
export type Transaction = z.output<typeof schema>;

type Place = Pick<SignInDeps, 'window' | 'customerId'>;

const keyOf = ({ customerId }: Place) => `touchline.${customerId}.sign-in`;

export const newTransaction = (where: Transaction['where'], returnTo: string): Transaction => ({
  state: randomWord(),
  verifier: randomWord(),
  where,
  returnTo,
  begunAt: Date.now(),
});

/**
 * Stores a transaction in this tab and in the popups it opens; the latest one counts. @returns false with blocked
 * storage
 */
export function keepTransaction(transaction: Transaction, place: Place): boolean {
  try {
    place.window.sessionStorage.setItem(keyOf(place), JSON.stringify(transaction));
    return true;
  } catch {
    return false;
  }
}

function keptTransaction(place: Place): Transaction | null {
  try {
    return schema.safeParse(JSON.parse(place.window.sessionStorage.getItem(keyOf(place)) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** The transaction of a state, if this tab began it in the last ten minutes. */
export function findTransaction(state: string | undefined, place: Place): Transaction | null {
  const kept = keptTransaction(place);
  if (!kept || kept.state !== state) return null;
  const age = Date.now() - kept.begunAt;
  return age >= 0 && age < lifetime ? kept : null;
}

/** Forgets the transaction: its state is used up. @param mine the caller's own; a later one in its place stays */
export function endTransaction(place: Place, mine?: Transaction): void {
  if (mine && keptTransaction(place)?.state !== mine.state) return;
  try {
    place.window.sessionStorage.removeItem(keyOf(place));
  } catch {
    // Blocked storage has not stored it either.
  }
}
