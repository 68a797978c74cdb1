import { type KnownAddress, type QueryParamSpec, pickQueryParams } from '@touchline/feature-kit/rendering';

/** A path of a customer's page. */
export interface FoundAddress {
  address: KnownAddress;
  /**
   * The address's canonical spelling: fixed segments as in the route, parameters as in the request. Ends in a slash.
   */
  path: string;
}

/** A route's path by segments; `spelling` is the route's text, `comparableText` its form for comparison. */
interface Route {
  address: KnownAddress;
  segments: { spelling: string; comparableText: string }[];
  /** Whether the path ends in `*`. */
  hasWildcard: boolean;
}

const routeTables = new WeakMap<readonly KnownAddress[], Route[]>();

/**
 * Finds the page of a path like the router: in any letter case, with fixed segments before parameters.
 * @param path without the locale's prefix
 */
export function findAddress(addresses: readonly KnownAddress[], path: string): FoundAddress | undefined {
  const routeTable = routeTables.get(addresses) ?? createRouteTable(addresses);
  routeTables.set(addresses, routeTable);
  const pathSegments = getSegments(path);
  const route = routeTable.find((candidate) => matchesRoute(candidate, pathSegments));
  if (!route) return undefined;
  const spelling = pathSegments.map((segment, index) => {
    const routeSegment = route.segments[index]?.spelling;
    return routeSegment === undefined || isParam(routeSegment) ? segment : routeSegment;
  });
  return { address: route.address, path: spelling.length > 0 ? `/${spelling.join('/')}/` : '/' };
}

/**
 * Returns the kind of an address, for the limits against floods: a customer and its route, or the customer's unknown
 * addresses.
 */
export const getKind = ({ site, pathname }: AddressQuery): string =>
  `${site.id} ${findAddress(site.addresses, pathname)?.address.path ?? 'none'}`;

interface AddressQuery {
  site: { id: string; addresses: readonly KnownAddress[] };
  pathname: string;
}

const getSegments = (path: string): string[] => path.split('/').filter(Boolean);

const isParam = (segment: string): boolean => segment.startsWith(':');

function createRouteTable(addresses: readonly KnownAddress[]): Route[] {
  const routes = addresses.map((address): Route => {
    const segments = getSegments(address.path).map((segment) => ({
      spelling: segment,
      comparableText: segment.toLowerCase(),
    }));
    const hasWildcard = segments.at(-1)?.spelling === '*';
    return { address, segments: hasWildcard ? segments.slice(0, -1) : segments, hasWildcard };
  });
  return routes.toSorted(compareBySpecificity);
}

/** Sorts fixed segments before parameters, from the left, and wildcard routes last. */
function compareBySpecificity(candidate: Route, b: Route): number {
  if (candidate.hasWildcard !== b.hasWildcard) return candidate.hasWildcard ? 1 : -1;
  for (const [index, { spelling }] of candidate.segments.entries()) {
    const otherSegment = b.segments[index];
    if (otherSegment && isParam(spelling) !== isParam(otherSegment.spelling)) return isParam(spelling) ? 1 : -1;
  }
  return b.segments.length - candidate.segments.length;
}

const matchesRoute = ({ segments, hasWildcard }: Route, pathSegments: readonly string[]): boolean =>
  (hasWildcard ? pathSegments.length >= segments.length : pathSegments.length === segments.length) &&
  segments.every(
    ({ spelling, comparableText }, index) =>
      pathSegments[index] === spelling ||
      isParam(spelling) ||
      decodeLowerCase(pathSegments[index] ?? '') === comparableText,
  );

/** Reads a segment like the router. Decoding cannot fail, because the edge has refused such paths. */
const decodeLowerCase = (segment: string): string => decodeURIComponent(segment).toLowerCase();

/** A longer query has no meaning for a page and would only fill the cache. */
const maxQueryCharacters = 512;

/** The query parameters that the page depends on, in one order and once each; '' or with its question mark. */
export function pickPageQuery(search: string, queryParams: readonly QueryParamSpec[] = []): string {
  if (search === '' || queryParams.length === 0) return '';
  const queryText = pickQueryParams(search, queryParams);
  return queryText === '' || queryText.length > maxQueryCharacters ? '' : `?${queryText}`;
}
