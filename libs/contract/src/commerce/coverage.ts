import type { AccessModel } from './commerce-values.ts';

/** What a product or a contract opens. */
interface Opening {
  productId: string;
  accessModel: AccessModel | undefined;
  /** Of a ticket. */
  eventId?: string | undefined;
  /** Ids of `allowed_access_identity_items`; of an offered ticket those that its event belongs to. */
  identities: readonly string[];
}

/** What a viewer holds: a contract that is active or canceled. Times are milliseconds since 1970. */
export interface HeldAccess extends Opening {
  /** When it begins to open; from ever on where nobody said it. */
  from?: number | undefined;
  /** Its end; for good where nobody said it. */
  until?: number | undefined;
  /** It is charged again at its end. */
  renews: boolean;
  /** The end of the period that its next charge would pay. */
  renewedUntil?: number | undefined;
}

/** What would be bought now. */
export interface OfferedAccess extends Opening {
  /** The end of its first period, or the start of a ticket's match; Infinity where nobody said it. */
  until: number;
  renews: boolean;
}

/** How an offer relates to what a viewer holds. */
export type Coverage<Held> =
  /** All of it is open to them already, for as long as it would last. */
  | { kind: 'covered'; by: Held[] }
  /** It opens more, or for longer, than what they hold; `ends`: paying for that again would pay twice, so that it is not renewed. */
  | { kind: 'wider'; over: { held: Held; ends: boolean }[] }
  | { kind: 'neither' };

/** A subscription without items is the whole site's; of any other it is not known what it opens. */
const opensAll = ({ accessModel, identities }: Opening): boolean => accessModel === 'svod' && identities.length === 0;

function opens(held: Opening, offered: Opening): boolean {
  if (held.productId === offered.productId) return true;
  if (held.accessModel === 'ppv') return held.eventId !== undefined && held.eventId === offered.eventId;
  if (opensAll(held)) return true;
  const has = (id: string): boolean => held.identities.includes(id);
  if (offered.accessModel === 'ppv') return offered.identities.some(has);
  return offered.identities.length > 0 && offered.identities.every(has);
}

const lastsUntil = (until: number, held: Pick<HeldAccess, 'renews' | 'until'>): boolean =>
  held.renews || (held.until ?? Infinity) >= until;

/** All that opens the offer: one alone where there is one, else several together; empty where a part stays closed. */
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
 * Whether a viewer who buys an offer pays for what is open to them already (docs/decisions/0059).
 * @param held contracts that are active or canceled; what has ended or not begun by now does not count
 * @param now milliseconds since 1970
 */
export function coverageOf<Held extends HeldAccess>(
  offered: OfferedAccess,
  held: readonly Held[],
  now: number,
): Coverage<Held> {
  const inForce = held.filter(
    ({ from = -Infinity, until = Infinity, renews }) => from <= now && (renews || until > now),
  );
  const by = coveredBy(
    offered,
    inForce.filter((one) => lastsUntil(offered.until, one)),
  );
  if (by.length > 0) return { kind: 'covered', by };
  if (offered.accessModel === 'ppv') return { kind: 'neither' };
  const over = inForce
    .filter((one) => one.accessModel !== 'ppv' && opens(offered, one))
    .map((one) => ({ held: one, ends: one.renews && lastsUntil(one.renewedUntil ?? Infinity, offered) }));
  return over.length > 0 ? { kind: 'wider', over } : { kind: 'neither' };
}
