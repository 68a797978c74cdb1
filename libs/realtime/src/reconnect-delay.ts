/** The cause of a lost connection: the client's own network, or the server, which disconnects all clients at once. */
export type LossCause = 'own' | 'server';

const firstDelayMs = 1_000;
const maxDelayMs = 5_000;
const jitterShare = 0.5;
const serverSpreadMs = 20_000;

/** A random number between two limits. */
const getRandomBetween = (minValue: number, maxValue: number, random: () => number): number =>
  minValue + random() * (maxValue - minValue);

/**
 * The wait before the next attempt to connect, in milliseconds.
 *
 * - After a lost network: 1 s, doubled up to 5 s, and up to half longer or shorter (specification, section 9). The random
 *   range ends at 5 s: without that, capping the sum would let many clients wait exactly 5 s.
 * - After a disconnect by the server, all clients return together: the first attempt waits 0 to 20 s (decisions, section
 *   1), and later ones 10 to 20 s.
 * @param attempt the number of attempts since the loss
 * @param random 0 to 1, as Math.random
 */
export function getReconnectDelayMs(lossCause: LossCause, attempt: number, random: () => number): number {
  if (lossCause === 'server') return getRandomBetween(attempt === 0 ? 0 : serverSpreadMs / 2, serverSpreadMs, random);
  const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** attempt);
  return getRandomBetween(delayMs * (1 - jitterShare), Math.min(maxDelayMs, delayMs * (1 + jitterShare)), random);
}
