/** The side that ended a connection: the client's own network, or the server for all its clients at once. */
export type Loss = 'own' | 'server';

const firstDelayMs = 1_000;
const maxDelayMs = 5_000;
const jitterShare = 0.5;
const serverSpreadMs = 20_000;

/** A random wait between two limits, in milliseconds. */
const getRandomBetween = (minValue: number, maxValue: number, random: () => number): number =>
  minValue + random() * (maxValue - minValue);

/**
 * The wait before the next attempt to connect, in milliseconds. After a loss of the client's network, by section 9:
 * doubled from 1 s up to 5 s, with a random half. The random part stays below the limit, because a cut at 5 s would
 * bring all clients back together. A server that goes down ends all connections at once. The first attempt waits up to
 * 20 s (decisions, section 1), and later ones 10 to 20 s: with waits of 5 s a fifth of all clients would return in its
 * first second.
 * @param attempt from 0, since the loss
 * @param random 0 to 1, as Math.random
 */
export function getReconnectDelayMs(lossCause: Loss, attempt: number, random: () => number): number {
  if (lossCause === 'server') return getRandomBetween(attempt === 0 ? 0 : serverSpreadMs / 2, serverSpreadMs, random);
  const delayMs = Math.min(maxDelayMs, firstDelayMs * 2 ** attempt);
  return getRandomBetween(delayMs * (1 - jitterShare), Math.min(maxDelayMs, delayMs * (1 + jitterShare)), random);
}
