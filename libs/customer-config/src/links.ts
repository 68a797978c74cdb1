import type { RedirectTable } from '@touchline/feature-kit/rendering';
import { locales } from '@touchline/i18n/locales';
import { isRedirected } from './disabled-pages.ts';
import { type Fault, show } from './fault.ts';
import type { FeatureCatalogue } from './feature-manifest.ts';
import type { Customer } from './schema.ts';
import { suggest } from './suggest.ts';

type Links = Pick<Customer, 'navigation' | 'categories' | 'legal'>;

/** The page that disable_team_page turns off. */
const teamPage = 'team/:teamId';

/** A link of customer.json and its path in the file. */
export interface LinkWithPath {
  path: string;
  to: string;
  label: Customer['legal'][number]['label'];
}

const linkLists = ['navigation', 'categories', 'legal'] as const;

/** The links of all lists, in the file's order. */
export const getLinks = (customer: Links): LinkWithPath[] =>
  linkLists.flatMap((section) =>
    customer[section].map(({ to, label }, index) => ({ path: `${section}[${index}]`, to, label })),
  );

/** The parts of an address between its slashes. */
export const splitSegments = (address: string): string[] => address.split('/').filter(Boolean);

/** Whether a path of the portal matches the page's route, such as `live/:sportType`. */
function matchesPage(to: string, page: string): boolean {
  const requestedSegments = splitSegments(to.replace(/[?#].*/s, ''));
  const pageSegments = splitSegments(page);
  return (
    requestedSegments.length === pageSegments.length &&
    pageSegments.every((part, index) => part.startsWith(':') || part === requestedSegments[index])
  );
}

const isPortalPath = (to: string): boolean => to.startsWith('/');

/** The routes of the enabled features, such as `live/:sportType`. */
export const getPages = (features: Readonly<Record<string, unknown>>, catalogue: FeatureCatalogue): string[] =>
  Object.keys(features).flatMap((id) => (features[id] === undefined ? [] : (catalogue[id]?.pages ?? [])));

/**
 * Faults of links to pages that the customer has turned off, and of links that look like misspelt pages. The backend
 * may redirect any other path (guard 3).
 */
export function findLinkFaults(
  file: string,
  customer: Links & { features: Readonly<Record<string, unknown>> },
  catalogue: FeatureCatalogue,
  { teamPages }: Partial<Customer['content']> = {},
): Fault[] {
  const pages = getPages(customer.features, catalogue);
  return getLinks(customer).flatMap(({ path, to }) => {
    const isClosed = teamPages === false && isPortalPath(to) && matchesPage(to, teamPage);
    if (isClosed)
      return [
        {
          file,
          path: `${path}.to`,
          found: show(to),
          expected: 'an enabled page: disable_team_page disables team pages',
        },
      ];
    if (!isPortalPath(to)) return [];
    const expected = describeExpectedPage(to, pages, catalogue);
    return expected === undefined ? [] : [{ file, path: `${path}.to`, found: show(to), expected }];
  });
}

/** The expected address in place of a path that looks like a page and is none; undefined for another path. */
export function describeExpectedPage(
  to: string,
  pages: readonly string[],
  catalogue: FeatureCatalogue,
): string | undefined {
  if (pages.some((page) => matchesPage(to, page))) return undefined;
  const ownerId = Object.keys(catalogue).find((id) => catalogue[id]?.pages?.some((page) => matchesPage(to, page)));
  if (ownerId !== undefined) return `a page of an enabled feature: "${ownerId}": {} in features enables this page`;
  const [firstSegment = '', ...otherSegments] = splitSegments(to);
  if (locales.some((locale) => locale.toLowerCase() === firstSegment.toLowerCase())) {
    return `an address without the language, because the portal adds it: /${otherSegments.map((part) => `${part}/`).join('')}`;
  }
  const fixedPaths = pages.filter((page) => !page.includes(':')).map((page) => (page === '' ? '/' : `/${page}/`));
  // Many paths differ by one letter, and the backend may redirect any of them: /teams/ differs from /terms/.
  const nearestPage = suggest(to, fixedPaths, (page) => (page.length === to.length ? 0 : 1));
  return nearestPage === undefined ? undefined : `the address of a page: did you mean "${nearestPage}"?`;
}

/** Whether a link leads to a page of the portal, or to another site. */
export function canBeRead(to: string, catalogue: FeatureCatalogue): boolean {
  return (
    !isPortalPath(to) || Object.values(catalogue).some(({ pages = [] }) => pages.some((page) => matchesPage(to, page)))
  );
}

/** Notices about links without a page of the portal, repeated links, and links that the phone's bar leaves out. */
export function findLinkNotices(
  customer: Links & { features: Readonly<Record<string, unknown>> },
  catalogue: FeatureCatalogue,
  redirects: RedirectTable,
): Omit<Fault, 'file'>[] {
  const pages = getPages(customer.features, catalogue);
  const unknownPageNotices = getLinks(customer)
    // A refused link has a fault already, which proposes another page.
    .filter(({ to }) => !canBeRead(to, catalogue) && describeExpectedPage(to, pages, catalogue) === undefined)
    .filter(({ to }) => !isRedirected(to, redirects))
    .map(({ path, to }) => ({
      path: `${path}.to`,
      found: show(to),
      expected:
        'a page of the portal, or a path that redirects.json or the backend redirects (GET /api/portal/redirect)',
    }));
  return [...unknownPageNotices, ...findRepeatedLinks(customer), ...findBarNotices(customer.navigation)];
}

function findRepeatedLinks(customer: Links): Omit<Fault, 'file'>[] {
  return linkLists.flatMap((list) => {
    const addresses = customer[list].map(({ to }) => to);
    return addresses.flatMap((to, index) => {
      const firstIndex = addresses.indexOf(to);
      const found = `${show(to)}, as in ${list}[${firstIndex}]`;
      return firstIndex === index
        ? []
        : [{ path: `${list}[${index}].to`, found, expected: 'each address once in a list' }];
    });
  });
}

/** Limit of links in the phone's bar when it has a menu. */
const maxLinksBesideMenu = 4;

/**
 * A mix of links with and without icon chooses links for the phone's bar. With icons on all links, their order chooses.
 */
function findBarNotices(navigation: Customer['navigation']): Omit<Fault, 'file'>[] {
  const chosenLinks = navigation.filter(({ icon }) => icon !== undefined);
  if (chosenLinks.length === navigation.length || chosenLinks.length <= maxLinksBesideMenu) return [];
  const shownPaths = chosenLinks.slice(0, maxLinksBesideMenu).map(({ to }) => to);
  const hiddenPaths = chosenLinks.slice(maxLinksBesideMenu).map(({ to }) => to);
  const expected = `at most ${maxLinksBesideMenu} beside links without an icon: the bar of phones shows ${shownPaths.join(', ')} and a menu with all links; only the menu has ${hiddenPaths.join(', ')}`;
  return [{ path: 'navigation', found: `${chosenLinks.length} links with an icon`, expected }];
}
