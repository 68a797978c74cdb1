import type { CatalogOptions } from '../../options.ts';
import type { FilterName } from './filter-query-params.ts';

/** The filters that make a difference on a customer's site. */
export function getOfferedFilters(
  names: readonly FilterName[],
  { gender = false, home: { scope } }: Pick<CatalogOptions, 'gender' | 'home'>,
): FilterName[] {
  const hasSingleValue = (values: readonly string[] | undefined): boolean => values?.length === 1;
  const isNonEmpty = (values: readonly string[] | undefined): boolean => values !== undefined && values.length > 0;
  const isHiddenByFilter: Partial<Record<FilterName, boolean>> = {
    gender: !gender,
    // The wire does not say which sports the scope's leagues or teams have. The portal's full list would offer sports
    // without matches.
    sport: isNonEmpty(scope.sport_types)
      ? hasSingleValue(scope.sport_types)
      : isNonEmpty(scope.league_ids) || isNonEmpty(scope.team_ids),
    league: hasSingleValue(scope.league_ids),
    team: hasSingleValue(scope.team_ids),
    // The wire cannot combine a league and a category with "and".
    category: isNonEmpty(scope.league_ids),
    sub: isNonEmpty(scope.league_ids) && !hasSingleValue(scope.league_ids),
  };
  return names.filter((name) => !isHiddenByFilter[name]);
}
