import { BadArgument } from '../parse-numbers.ts';
import { eventVariations } from './event-variations.ts';
import { listVariations } from './list-variations.ts';
import { moneyVariations } from './money-variations.ts';
import type { Variation } from './variation.ts';
import { refusalVariations } from './refusal-variations.ts';
import { writeVariations } from './write-variations.ts';

/** All variations by name. A new one needs only an entry in one of these tables. */
export const variations: ReadonlyMap<string, Variation> = new Map<string, Variation>(
  Object.entries({
    ...moneyVariations,
    ...writeVariations,
    ...listVariations,
    ...eventVariations,
    ...refusalVariations,
  }),
);

/** Thrown for an unknown variation, with a list of all variations. */
export class UnknownVariation extends BadArgument {}

/**
 * Reads names such as `small-pages,no-price`.
 * @throws UnknownVariation
 */
export function readVariations(names: string | undefined): Variation[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const variation = variations.get(name);
      if (!variation)
        throw new UnknownVariation(`--variations does not know ${name}, only ${[...variations.keys()].join(', ')}`);
      return variation;
    });
}
