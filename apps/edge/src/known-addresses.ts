import { type KnownAddress, type ReadWord, readWords } from '@touchline/feature-kit/rendering';

/** A path that a customer's page is found at. */
export interface Known {
  address: KnownAddress;
  /** Its one spelling: words as the route has them, what stands for a parameter as it was asked. Ends in a slash. */
  path: string;
}

/** A route's path by segments; `spelled` is the word, `read` how it is compared, both null where anything may stand. */
interface Route {
  address: KnownAddress;
  segments: { spelled: string; read: string }[];
  /** A `*` at its end. */
  open: boolean;
}

const tables = new WeakMap<readonly KnownAddress[], Route[]>();

/**
 * Finds what a path leads to, as the router does: in any letter case, with a word before a parameter.
 * @param path without the locale's prefix
 */
export function findAddress(addresses: readonly KnownAddress[], path: string): Known | undefined {
  const table = tables.get(addresses) ?? makeTable(addresses);
  tables.set(addresses, table);
  const asked = segmentsOf(path);
  const route = table.find((one) => leadsTo(one, asked));
  if (!route) return undefined;
  const spelled = asked.map((segment, index) => {
    const word = route.segments[index]?.spelled;
    return word === undefined || isParam(word) ? segment : word;
  });
  return { address: route.address, path: spelled.length > 0 ? `/${spelled.join('/')}/` : '/' };
}

/** A kind of address of one customer: its route, or none. What tries addresses of one kind is bounded by it. */
export const kindOf = ({ site, pathname }: AskedAddress): string =>
  `${site.id} ${findAddress(site.addresses, pathname)?.address.path ?? 'none'}`;

interface AskedAddress {
  site: { id: string; addresses: readonly KnownAddress[] };
  pathname: string;
}

const segmentsOf = (path: string): string[] => path.split('/').filter(Boolean);

const isParam = (segment: string): boolean => segment.startsWith(':');

function makeTable(addresses: readonly KnownAddress[]): Route[] {
  const routes = addresses.map((address): Route => {
    const segments = segmentsOf(address.path).map((spelled) => ({ spelled, read: spelled.toLowerCase() }));
    const open = segments.at(-1)?.spelled === '*';
    return { address, segments: open ? segments.slice(0, -1) : segments, open };
  });
  return routes.toSorted(byCertainty);
}

/** Words before parameters, from the left; what is open comes last. */
function byCertainty(one: Route, other: Route): number {
  if (one.open !== other.open) return one.open ? 1 : -1;
  for (const [index, { spelled }] of one.segments.entries()) {
    const against = other.segments[index];
    if (against && isParam(spelled) !== isParam(against.spelled)) return isParam(spelled) ? 1 : -1;
  }
  return other.segments.length - one.segments.length;
}

const leadsTo = ({ segments, open }: Route, asked: readonly string[]): boolean =>
  (open ? asked.length >= segments.length : asked.length === segments.length) &&
  segments.every(
    ({ spelled, read }, index) => asked[index] === spelled || isParam(spelled) || lower(asked[index] ?? '') === read,
  );

/** As the router reads a segment. The path can be decoded: others are refused before. */
const lower = (segment: string): string => decodeURIComponent(segment).toLowerCase();

/** Beyond this a query is junk: it would only fill the cache. In characters. */
const longest = 512;

/** What of a query the page is drawn by, in one order and each word once; '' or with its question mark. */
export function wordsRead(search: string, reads: readonly ReadWord[] = []): string {
  if (search === '' || reads.length === 0) return '';
  const text = readWords(search, reads);
  return text === '' || text.length > longest ? '' : `?${text}`;
}
