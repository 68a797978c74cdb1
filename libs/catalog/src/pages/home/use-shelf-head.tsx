import { useSiteText } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { RenderLink } from '@touchline/ui-kit';
import { Link } from 'react-router-dom';
import type { HomeShelfQuery } from '../../api/home-queries.ts';
import type { OwnShelf, ShelfKind } from '../../options.ts';

/** The heading of a shelf on home, and "See all". */
export interface ShelfHeadProps {
  /** Names the shelf on home. */
  id: string;
  heading: string;
  /** Undefined for a shelf without a page that shows its whole list. */
  more: { label: string; render: RenderLink } | undefined;
}

/** The pages that show the whole list of a shelf. */
const paths: Readonly<Partial<Record<ShelfKind, string>>> = {
  live: '/live/',
  upcoming: '/upcoming/',
  highlights: '/highlight/',
  channels: '/channels/',
  latest: '/latest/',
  suggested: '/suggested/',
};

/** A list's address accepts at most this many values of a filter. */
const maxFilterValues = 4;

/** The filters of a shelf as a query; undefined if the page of the list cannot have all of them. */
function getFilterQuery(kind: ShelfKind, own: OwnShelf | undefined): string | undefined {
  const { league_ids: leagues = [], team_ids: teams = [], sport_types: sports = [], event_ids: events } = own ?? {};
  const isTooMany = [leagues, teams, sports].some(({ length }) => length > maxFilterValues);
  if (events || isTooMany) return undefined;
  const query = Object.entries({ sport: sports, league: leagues, team: teams })
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => `${name}=${ids.map(encodeURIComponent).join(',')}`)
    .join('&');
  // The channels' page has no filters, and that of live matches none for sports.
  const isUnfiltered = kind === 'channels' || (kind === 'live' && sports.length > 0);
  return query && isUnfiltered ? undefined : query && `?${query}`;
}

/** The heading and "See all" of a shelf. */
export function useShelfHead({ id, kind, own }: Pick<HomeShelfQuery, 'id' | 'kind' | 'own'>): ShelfHeadProps {
  const text = useText('catalog');
  const readSiteText = useSiteText();
  const path = paths[kind];
  const query = getFilterQuery(kind, own);
  return {
    id,
    heading: own ? readSiteText(own.title) : text(`shelf.${kind}`),
    more:
      path === undefined || query === undefined
        ? undefined
        : {
            label: text(kind === 'upcoming' ? 'more.schedule' : 'more.all'),
            render: (link) => <Link to={`${path}${query}`} {...link} />,
          },
  };
}
