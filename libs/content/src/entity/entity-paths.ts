import { type SiteConfig, useSite } from '@touchline/feature-kit';
import type { IdentityView } from './identity-view.ts';

/**
 * The address of a team's page, or undefined if the customer has no team pages (`disable_team_page`). Every link to a
 * team uses it, so that no link leads to a missing page. It lacks the locale's prefix, which is the router's
 * basename, and ends in a slash.
 */
export const teamPath = ({ content }: Pick<SiteConfig, 'content'>, id: string): string | undefined =>
  content.teamPages === false ? undefined : `/team/${encodeURIComponent(id)}/`;

/** {@link teamPath} of this site. */
export function useTeamPath(): (id: string) => string | undefined {
  const site = useSite();
  return (id) => teamPath(site, id);
}

/** The address of a league's page: a main category with teams. */
export const leaguePath = (id: string): string => `/league/${encodeURIComponent(id)}/`;

/** The address of a main category's page. */
export const categoryPath = (id: string): string => `/category/${encodeURIComponent(id)}/`;

/** The address of a sub-category's page, within one of its main categories. */
export const subCategoryPath = (main: string, id: string): string =>
  `${categoryPath(main)}sub-category/${encodeURIComponent(id)}/`;

/**
 * The address of a league's or category's page.
 * @param main the main category in a sub-category's address; its first one by default
 * @returns undefined for a sub-category without a main category
 */
export function identityPath(
  { id, kind, parents }: Pick<IdentityView, 'id' | 'kind' | 'parents'>,
  main = parents[0],
): string | undefined {
  if (kind === 'league') return leaguePath(id);
  if (kind === 'category') return categoryPath(id);
  return main === undefined ? undefined : subCategoryPath(main, id);
}
