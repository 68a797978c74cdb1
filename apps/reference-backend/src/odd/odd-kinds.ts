import { BadArgument } from '../parse-numbers.ts';
import { eventKinds } from './event-kinds.ts';
import { listKinds } from './list-kinds.ts';
import { moneyKinds } from './money-kinds.ts';
import type { OddKind } from './odd-kind.ts';
import { refusalKinds } from './refusal-kinds.ts';
import { writeKinds } from './write-kinds.ts';

/** All odd kinds by name. A new kind needs only an entry in one of these tables. */
export const oddKinds: ReadonlyMap<string, OddKind> = new Map<string, OddKind>(
  Object.entries({ ...moneyKinds, ...writeKinds, ...listKinds, ...eventKinds, ...refusalKinds }),
);

/** Thrown for an unknown kind, with a list of all kinds. */
export class UnknownOddKind extends BadArgument {}

/**
 * Reads names such as `small-pages,no-price`.
 * @throws UnknownOddKind
 */
export function readOddKinds(names: string | undefined): OddKind[] {
  return (names ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const kind = oddKinds.get(name);
      if (!kind) throw new UnknownOddKind(`--odd does not know ${name}, only ${[...oddKinds.keys()].join(', ')}`);
      return kind;
    });
}
