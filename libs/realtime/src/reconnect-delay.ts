/** Who ended a connection: a client's own network, or the server for all of its clients at once. */
export type Loss = 'own' | 'server';

const first = 1_000;
const longest = 5_000;
const jitter = 0.5;
const spread = 20_000;

/** Anywhere between two waits, milliseconds. */
const between = (least: number, most: number, random: () => number): number => least + random() * (most - least);

/**
 * How long to wait before the next attempt to connect, in milliseconds. After a loss of one's own by section 9: doubled from 1 s, 5 s at
 * most, half of it more or less by chance. The chance comes after the limit and stays below it: cut off at 5 s, all would come together again.
 *
 * A server that goes takes everybody's connection in the same moment. The first attempt waits up to 20 s (decisions, section 1), and while the
 * server stays away the later ones keep that distance: at 5 s a fifth of all would come back in its first second.
 * @param attempt from 0, since the loss @param random 0 to 1, as Math.random
 */
export function reconnectDelay(loss: Loss, attempt: number, random: () => number): number {
  if (loss === 'server') return between(attempt === 0 ? 0 : spread / 2, spread, random);
  const wait = Math.min(longest, first * 2 ** attempt);
  return between(wait * (1 - jitter), Math.min(longest, wait * (1 + jitter)), random);
}
