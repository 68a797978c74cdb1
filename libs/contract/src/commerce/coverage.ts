import type { AccessModel } from './commerce-values.ts';

/** The contents of a product or a contract. */
interface AccessRights {
  productId: string;
  accessModel: AccessModel | undefined;
  /** The event, for a ticket. */
  eventId?: string | undefined;
  /** The ids of `allowed_access_identity_items`; for an offered ticket, the ids of its event's identities. */
  identities: readonly string[];
}

/** A contract of the viewer that is active or canceled. Times are milliseconds since 1970. */
export interface HeldAccess extends AccessRights {
  /** The start of the access; undefined if it has started. */
  from?: number | undefined;
  /** The end of the access; undefined if it never ends. */
  until?: number | undefined;
  /** Whether the contract is charged again at `until`. */
  renews: boolean;
  /** The end of the period after `until`, for which the next charge would pay. */
  renewedUntil?: number | undefined;
}

/** An offer whose access would start now. */
export interface OfferedAccess extends AccessRights {
  /** The end of the first period, or the start of a ticket's match; Infinity if unknown. */
  until: number;
  renews: boolean;
}

/** The relation of an offer to the viewer's contracts. */
export type Coverage<Held> =
  /** The viewer owns the product, or has contracts that cover all of it for its whole duration. */
  | { kind: 'covered'; by: Held[] }
  /**
   * The offer contains these contracts, and covers more or lasts longer. A contract with `ends` stops renewing, because
   * the viewer would pay twice for its next period.
   */
  | { kind: 'wider'; over: { held: Held; ends: boolean }[] }
  | { kind: 'neither' };

/** A subscription without identities covers the whole site. What other products without identities cover is unknown. */
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
 * Whether a contract lasts as long as an offer. A renewing contract covers every later ticket. It covers a subscription
 * only until the end of the contract's next period.
 */
function coversPeriod(offeredAccess: OfferedAccess, held: HeldAccess, now: number): boolean {
  if (!held.renews || offeredAccess.accessModel === 'ppv') return isHeldUntil(offeredAccess.until, held);
  // If the renewal is overdue, its period starts now and not at `until`.
  const lateMs = Math.max(0, now - (held.until ?? now));
  return (held.renewedUntil ?? Infinity) + lateMs >= offeredAccess.until;
}

/**
 * Finds the contracts that cover an offer's contents: one if it suffices, otherwise several together. Empty if the
 * contracts leave out a part of the contents.
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
 * Compares an offer with the viewer's contracts, so that viewers do not pay twice for access (docs/decisions/0059).
 * @param heldContracts contracts with the status active or canceled; ended and future ones are ignored
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
  // The backend never sells a product to a viewer who owns it, so the contract's remaining time does not matter.
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
