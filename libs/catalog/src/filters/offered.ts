import type { CatalogOptions } from '../options.ts';
import type { FilterName } from './filter-words.ts';

/** Of these filters the ones that make a difference on a customer's site. */
export function offered(
  names: readonly FilterName[],
  { gender = false, home: { scope } }: Pick<CatalogOptions, 'gender' | 'home'>,
): FilterName[] {
  const one = (values: readonly string[] | undefined): boolean => values?.length === 1;
  const without: Partial<Record<FilterName, boolean>> = {
    gender: !gender,
    sport: one(scope.sport_types),
    league: one(scope.league_ids),
    team: one(scope.team_ids),
    // The wire cannot ask for what belongs to a league and to a category.
    category: scope.league_ids !== undefined && scope.league_ids.length > 0,
    sub: scope.league_ids !== undefined && scope.league_ids.length > 1,
  };
  return names.filter((name) => !without[name]);
}
