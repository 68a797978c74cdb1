import type { AccessModel } from './commerce-values.ts';

/** The contents of a product or a contract. */
interface Opening {
  productId: string;
  accessModel: AccessModel | undefined;
  /** Of a ticket. */
  eventId?: string | undefined;
  /** Ids of `allowed_access_identity_items`; for an offered ticket the ids of its event. */
  identities: readonly string[];
}

/** A contract of the viewer that is active or canceled. Times are milliseconds since 1970. */
export interface HeldAccess extends Opening {
  /** The start of its access; without a date it has started. */
  from?: number | undefined;
  /** The end of its access; without a date it never ends. */
  until?: number | undefined;
  /** Whether its end causes the next charge. */
  renews: boolean;
  /** The end of the period that its next charge would pay. */
  renewedUntil?: number | undefined;
}

/** An offer that would start now. */
export interface OfferedAccess extends Opening {
  /** The end of its first period, or the start of a ticket's match; Infinity without a date. */
  until: number;
  renews: boolean;
}

/** The relation of an offer to the viewer's contracts. */
export type Coverage<Held> =
  /** The viewer has the product itself, or contracts that cover all of it for its whole duration. */
  | { kind: 'covered'; by: Held[] }
  /**
   * It covers more, or for longer, than the viewer's contracts. The contracts in `ends` stop renewing, because their
   * next period would be paid twice.
   */
  | { kind: 'wider'; over: { held: Held; ends: boolean }[] }
  | { kind: 'neither' };

/** A subscription without items covers the whole site; the contents of any other product without items are unknown. */
const opensAll = ({ accessModel, identities }: Opening): boolean => accessModel === 'svod' && identities.length === 0;

function opens(held: Opening, offered: Opening): boolean {
  if (held.productId === offered.productId) return true;
  if (held.accessModel === 'ppv') return held.eventId !== undefined && held.eventId === offered.eventId;
  if (opensAll(held)) return true;
  const has = (id: string): boolean => held.identities.includes(id);
  if (offered.accessModel === 'ppv') return offered.identities.some(has);
  return offered.identities.length > 0 && offered.identities.every(has);
}

const isHeldUntil = (until: number, held: Pick<HeldAccess, 'renews' | 'until'>): boolean =>
  held.renews || (held.until ?? Infinity) >= until;

/**
 * Whether a contract covers an offer's whole time. A contract that renews covers every later match, but a subscription
 * only until the end of its next period.
 */
function lastsFor(offered: OfferedAccess, held: HeldAccess, now: number): boolean {
  if (!held.renews || offered.accessModel === 'ppv') return isHeldUntil(offered.until, held);
  // A late renewal pays a period that starts now.
  const late = Math.max(0, now - (held.until ?? now));
  return (held.renewedUntil ?? Infinity) + late >= offered.until;
}

/**
 * The contracts that cover the offer: one alone if it is enough, otherwise several together; empty if a part is not
 * covered.
 */
function coveredBy<Held extends HeldAccess>(offered: OfferedAccess, lasting: readonly Held[]): Held[] {
  const alone = lasting.find((held) => opens(held, offered));
  if (alone) return [alone];
  if (offered.accessModel === 'ppv' || offered.identities.length === 0) return [];
  const parts = lasting.filter(
    ({ accessModel, identities }) => accessModel !== 'ppv' && identities.some((id) => offered.identities.includes(id)),
  );
  const isWhole = offered.identities.every((id) => parts.some(({ identities }) => identities.includes(id)));
  return isWhole ? parts : [];
}

/**
 * Whether a buyer of an offer pays again for access that they already have (docs/decisions/0059).
 * @param held contracts that are active or canceled; ended and future ones do not count
 * @param now milliseconds since 1970
 */
export function getCoverage<Held extends HeldAccess>(
  offered: OfferedAccess,
  held: readonly Held[],
  now: number,
): Coverage<Held> {
  const inForce = held.filter(
    ({ from = -Infinity, until = Infinity, renews }) => from <= now && (renews || until > now),
  );
  // The backend sells no product to its owner, even shortly before its end.
  const by = coveredBy(
    offered,
    inForce.filter((one) => one.productId === offered.productId || lastsFor(offered, one, now)),
  );
  if (by.length > 0) return { kind: 'covered', by };
  if (offered.accessModel === 'ppv') return { kind: 'neither' };
  const over = inForce
    .filter((one) => one.accessModel !== 'ppv' && opens(offered, one))
    .map((one) => ({ held: one, ends: one.renews && isHeldUntil(one.renewedUntil ?? Infinity, offered) }));
  return over.length > 0 ? { kind: 'wider', over } : { kind: 'neither' };
}
