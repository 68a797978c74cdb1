import type { AccessModel } from './commerce-values.ts';

/** The contents of a product or a contract. */
interface AccessRights {
  productId: string;
  accessModel: AccessModel | undefined;
  /** The event of a ticket. */
  eventId?: string | undefined;
  /** Ids of `allowed_access_identity_items`; for an offered ticket the ids of its event. */
  identities: readonly string[];
}

/** A contract of the viewer that is active or canceled. Times are milliseconds since 1970. */
export interface HeldAccess extends AccessRights {
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
export interface OfferedAccess extends AccessRights {
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
const coversEverything = ({ accessModel, identities }: AccessRights): boolean =>
  accessModel === 'svod' && identities.length === 0;

function coversContent(held: AccessRights, offeredRights: AccessRights): boolean {
  if (held.productId === offeredRights.productId) return true;
  if (held.accessModel === 'ppv') return held.eventId !== undefined && held.eventId === offeredRights.eventId;
  if (coversEverything(held)) return true;
  const includesIdentity = (id: string): boolean => held.identities.includes(id);
  if (offeredRights.accessModel === 'ppv') return offeredRights.identities.some(includesIdentity);
  return offeredRights.identities.length > 0 && offeredRights.identities.every(includesIdentity);
}

const isHeldUntil = (untilMs: number, held: Pick<HeldAccess, 'renews' | 'until'>): boolean =>
  held.renews || (held.until ?? Infinity) >= untilMs;

/**
 * Whether a contract covers an offer's whole time. A contract that renews covers every later match, but a subscription
 * only until the end of its next period.
 */
function coversPeriod(offeredAccess: OfferedAccess, held: HeldAccess, now: number): boolean {
  if (!held.renews || offeredAccess.accessModel === 'ppv') return isHeldUntil(offeredAccess.until, held);
  // A late renewal pays a period that starts now.
  const lateMs = Math.max(0, now - (held.until ?? now));
  return (held.renewedUntil ?? Infinity) + lateMs >= offeredAccess.until;
}

/**
 * The contracts that cover the offer: one alone if it is enough, otherwise several together; empty if a part is not
 * covered.
 */
function getCoveringContracts<Held extends HeldAccess>(
  offeredAccess: OfferedAccess,
  lastingContracts: readonly Held[],
): Held[] {
  const sufficientContract = lastingContracts.find((held) => coversContent(held, offeredAccess));
  if (sufficientContract) return [sufficientContract];
  if (offeredAccess.accessModel === 'ppv' || offeredAccess.identities.length === 0) return [];
  const partialContracts = lastingContracts.filter(
    ({ accessModel, identities }) =>
      accessModel !== 'ppv' && identities.some((id) => offeredAccess.identities.includes(id)),
  );
  const areIdentitiesCovered = offeredAccess.identities.every((id) =>
    partialContracts.some(({ identities }) => identities.includes(id)),
  );
  return areIdentitiesCovered ? partialContracts : [];
}

/**
 * Whether a buyer of an offer pays again for access that they already have (docs/decisions/0059).
 * @param heldContracts contracts that are active or canceled; ended and future ones do not count
 * @param now milliseconds since 1970
 */
export function getCoverage<Held extends HeldAccess>(
  offeredAccess: OfferedAccess,
  heldContracts: readonly Held[],
  now: number,
): Coverage<Held> {
  const activeContracts = heldContracts.filter(
    ({ from = -Infinity, until = Infinity, renews }) => from <= now && (renews || until > now),
  );
  // The backend sells no product to its owner, even shortly before the owner's contract ends.
  const coveringContracts = getCoveringContracts(
    offeredAccess,
    activeContracts.filter(
      (heldAccess) => heldAccess.productId === offeredAccess.productId || coversPeriod(offeredAccess, heldAccess, now),
    ),
  );
  if (coveringContracts.length > 0) return { kind: 'covered', by: coveringContracts };
  if (offeredAccess.accessModel === 'ppv') return { kind: 'neither' };
  const consequences = activeContracts
    .filter((heldAccess) => heldAccess.accessModel !== 'ppv' && coversContent(offeredAccess, heldAccess))
    .map((heldAccess) => ({
      held: heldAccess,
      ends: heldAccess.renews && isHeldUntil(heldAccess.renewedUntil ?? Infinity, offeredAccess),
    }));
  return consequences.length > 0 ? { kind: 'wider', over: consequences } : { kind: 'neither' };
}
