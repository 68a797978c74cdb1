import { findRedirect, type RedirectTable } from '@touchline/feature-kit/rendering';
import { type Fault, show } from './fault.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import { expectedName } from './suggest.ts';

type Features = Readonly<Record<string, unknown>>;

const toAddress = (page: string): string => `/${page.replace(/\/\*$/, '')}/`;

/** The pages that a customer with these features may disable, such as `live/*`. */
const listOptionalPages = (features: Features, catalogue: FeatureCatalogue): string[] =>
  Object.keys(features).flatMap((id) => (features[id] === undefined ? [] : (catalogue[id]?.optionalPages ?? [])));

/** The addresses that `disabled_pages` may contain when all features are on. */
export const listOptionalAddresses = (catalogue: FeatureCatalogue): string[] =>
  listOptionalPages(catalogue, catalogue).map(toAddress);

/** Returns the redirects to home that replace a customer's disabled pages. */
export function getDisabledPages(
  disabledPages: readonly string[] = [],
  features: Features,
  catalogue: FeatureCatalogue,
): RedirectTable {
  const pages = listOptionalPages(features, catalogue).filter((page) => disabledPages.includes(toAddress(page)));
  return Object.fromEntries(pages.map((page) => [`/${page}`, '/']));
}

/** Faults of disabled pages that do not exist, or that other pages need. */
export function findDisabledPageFaults(
  file: string,
  {
    disabled_pages: disabledPages = [],
    features,
  }: { disabled_pages?: readonly string[] | undefined; features: Features },
  catalogue: FeatureCatalogue,
): Fault[] {
  const addresses = listOptionalPages(features, catalogue).map(toAddress);
  return disabledPages.flatMap((address, index) => {
    if (addresses.includes(address)) return [];
    const expected = expectedName(address, addresses, 'page');
    return [{ file, path: `disabled_pages[${index}]`, found: show(address), expected }];
  });
}

/**
 * Whether a table, such as that of the disabled pages, redirects a path of the portal.
 * @param to may have a query or a hash
 */
export const isRedirected = (to: string, redirects: RedirectTable): boolean =>
  to.startsWith('/') && findRedirect(redirects, to.replace(/[?#].*/s, '')) !== undefined;

/** The features that still have a page, or that never had one: a search without its page has no field either. */
export const withoutDisabledFeatures = <Options extends Features>(
  features: Options,
  disabledPages: RedirectTable,
  catalogue: FeatureCatalogue,
): Options =>
  Object.fromEntries(
    Object.entries(features).filter(([id]) => {
      const pages = catalogue[id]?.pages ?? [];
      return pages.length === 0 || pages.some((page) => !isRedirected(`/${page}/`, disabledPages));
    }),
  ) as Options;
