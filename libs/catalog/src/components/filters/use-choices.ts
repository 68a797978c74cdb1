import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { getLeagueTitle, identityListQuery, knownSports, teamListQuery } from '@touchline/content';
import { useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { FilterName } from '../../api/filters/filter-query-params.ts';
import { useFilterState } from './filter-state.ts';
import { useFilterText } from './filter-text.ts';

export interface FilterChoice {
  /** Empty for the option without a value. */
  value: string;
  label: string;
}

export interface FilterChoices {
  options: readonly FilterChoice[];
  /** The options are being loaded. */
  isWaiting: boolean;
  hasFailed: boolean;
}

/** Values of the filters without a list at the backend. */
const fixedChoices: Partial<Record<FilterName, readonly string[]>> = {
  gender: ['male', 'female', 'mixed'],
  type: ['other', 'training'],
  status: ['live', 'upcoming', 'archived'],
  media: ['event', 'highlight', 'clip', 'externalContent'],
  highlight: ['recap', 'condensed', 'highlight', 'clip', 'auto'],
  date: ['today', 'yesterday', 'past_7_days', 'past_30_days', 'past_90_days'],
  sort: ['added_desc', 'added_asc', 'title_asc', 'title_desc', 'order_asc', 'order_desc'],
};

const isValueAllowed = (allowed: readonly string[] | undefined, value: string): boolean =>
  !allowed || allowed.includes(value);

/** The options of a filter. Leagues, categories and teams load when the control is first opened. */
export function useChoices(name: FilterName): FilterChoices {
  const text = useText('catalog');
  const content = useText('content');
  const getText = useFilterText();
  const api = useApi();
  const { scope } = useSite().content;
  const { offer, filters } = useFilterState();
  const offeredFilters = offer.params.filters;
  const mainIds = [...(filters.league ?? []), ...(filters.category ?? [])];
  const parentIds = mainIds.length > 0 ? mainIds : offeredFilters?.['identities.id'];
  const isMainCategory = name === 'league' || name === 'category';
  const identities = useQuery({
    ...identityListQuery(
      api,
      isMainCategory
        ? { type: 'identity', scope }
        : { type: 'identity_item', ...(parentIds ? { parents: parentIds } : { scope }) },
    ),
    enabled: isMainCategory || name === 'sub',
  });
  const teams = useQuery({
    ...teamListQuery(api, {
      leagues: filters.league ?? offeredFilters?.['identities.id'],
      scope: { sportType: scope?.sportType },
    }),
    enabled: name === 'team',
  });
  const nameQuery = name === 'team' ? teams : identities;

  function getOfferedChoices(): FilterChoice[] {
    if (name === 'sport')
      return (offeredFilters?.sportType ?? knownSports).map((value) => ({ value, label: getText(name, value) }));
    if (name === 'team') {
      const offeredTeams = (teams.data?.entries ?? []).filter(({ id }) =>
        isValueAllowed(offeredFilters?.['search.teams.id'], id),
      );
      return offeredTeams.map(({ id, name: label }) => ({ value: id, label: label ?? id }));
    }
    if (isMainCategory || name === 'sub') {
      const offeredIdentities = (identities.data?.entries ?? []).filter(
        ({ id, has_teams: isLeague = false }) =>
          !isMainCategory ||
          (isLeague === (name === 'league') && isValueAllowed(offeredFilters?.['identities.id'], id)),
      );
      return offeredIdentities.map(({ id, title }) => ({ value: id, label: getLeagueTitle(title ?? id, content) }));
    }
    return (fixedChoices[name] ?? []).map((value) => ({ value, label: getText(name, value) }));
  }

  const knownChoices = getOfferedChoices();
  // A value of the address may be missing in the list. It stays an option while it is chosen.
  const otherValues = (filters[name] ?? []).filter((value) => knownChoices.every((choice) => choice.value !== value));
  const unsetChoice = {
    value: '',
    label: text(name === 'date' ? 'filters.date.anytime' : name === 'sort' ? 'filters.sort.usual' : 'filters.any'),
  };
  return {
    options: [unsetChoice, ...knownChoices, ...otherValues.map((value) => ({ value, label: getText(name, value) }))],
    isWaiting: nameQuery.isLoading,
    hasFailed: nameQuery.isError && nameQuery.isEnabled,
  };
}
