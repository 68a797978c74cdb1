import {
  createAddressResolver,
  Banners,
  IdentityHead,
  identityPath,
  identityQuery,
  type IdentityView,
  isOfSite,
  leaguePath,
  standingsQuery,
  teamListQuery,
  toIdentityView,
  useIdentityViews,
} from '@touchline/content';
import {
  definePage,
  needed,
  type Needed,
  type PageModule,
  type PageProps,
  type PageQueries,
} from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { Shelves } from '@touchline/ui-kit';
import { getBannerMeta } from '../../components/entity/banner-meta.ts';
import { ListPart } from '../../components/entity/list-part.tsx';
import { ListShelf } from '../../components/entity/list-shelf.tsx';
import { EmptyPageState } from '../../components/entity/empty-page-state.tsx';
import { useSeeAll } from '../../components/entity/see-all.tsx';
import { listTabs, readTab } from '../../api/filters/tab-filters.ts';
import { createMainSubject, createSubjectOffer, type Overview, getOverview } from '../../api/subject.ts';
import { EntityTabs, useTab } from '../../components/entity/tabs.tsx';
import styles from '../../components/entity/entity-page.module.css';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import type { CatalogOptions } from '../../options.ts';
import { listNamedEvents } from '../../components/list/named-events.ts';
import { Section } from '../../components/section/section.tsx';
import { Standings, type StandingsProps } from '../../components/standings/standings.tsx';
import { NextMatches } from './next-matches.tsx';
import { TeamCards, type TeamCardsProps } from './team-cards.tsx';

const tabs = [...listTabs, 'teams'] as const;

/** The number of upcoming matches that fits next to a table. */
const upcomingRowCount = 6;

interface OverviewProps {
  overview: Overview;
  standings: StandingsProps['query'];
  teams: TeamCardsProps['query'];
}

/** The league's overview: live and upcoming matches next to its table, results, videos, teams. */
function LeagueOverview({ league, overview, standings, teams }: OverviewProps & { league: IdentityView }) {
  const text = useText('catalog');
  const getSeeAllLink = useSeeAll();
  const [live, upcoming, results, videos] = overview;
  return (
    <Shelves>
      <Section name="live">
        <ListShelf name="live" query={live} heading={text('shelf.live')} />
      </Section>
      <Banners banners={league.banners} />
      <div className={styles.beside}>
        <div className={styles.column}>
          <Section name="upcoming">
            <NextMatches query={upcoming} />
          </Section>
        </div>
        <div className={styles.column}>
          <Section name="standings">
            <Standings query={standings} heading={text('standings.title')} />
          </Section>
        </div>
      </div>
      <Section name="results">
        <ListShelf
          name="results"
          query={results}
          heading={text('entity.tab.results')}
          more={getSeeAllLink('results')}
        />
      </Section>
      <Section name="videos">
        <ListShelf name="videos" query={videos} heading={text('entity.tab.videos')} more={getSeeAllLink('videos')} />
      </Section>
      <Section name="teams">
        <TeamCards query={teams} hasHeading />
      </Section>
      <EmptyPageState queries={overview} />
    </Shelves>
  );
}

interface LeaguePageOptions {
  options: CatalogOptions;
}

interface LeagueQueries extends PageQueries {
  league: ReturnType<typeof identityQuery> & Needed;
  overview: Overview | undefined;
  standings: OverviewProps['standings'] | undefined;
  teams: OverviewProps['teams'] | undefined;
  filteredList: FilteredQueries['filteredList'] | undefined;
  names: FilteredQueries['names'] | undefined;
}

function League({ options, data, queries }: PageProps<LeagueQueries> & LeaguePageOptions) {
  const { overview, standings, teams, filteredList, names } = queries;
  const text = useText('catalog');
  const tab = useTab(tabs);
  const league = useIdentityViews()(data.league);
  return (
    <div className={styles.page}>
      <IdentityHead identity={league} />
      <EntityTabs tabs={['overview', ...tabs]} open={tab} label={text('entity.tabs', { name: league.title })} />
      {overview && standings && teams && (
        <LeagueOverview league={league} overview={overview} standings={standings} teams={teams} />
      )}
      {tab === 'teams' && teams && (
        <Section name="teams">
          <TeamCards query={teams} />
        </Section>
      )}
      {filteredList && names && tab !== 'overview' && tab !== 'teams' && (
        <ListPart
          tab={tab}
          offer={createSubjectOffer(tab, createMainSubject(league.id), 'league', options)}
          queries={{ filteredList, names }}
        />
      )}
    </div>
  );
}

/** /league/{leagueId}/: a league, its matches, table, videos and teams; `?tab=` opens one of the lists. */
export const leaguePage = (options: CatalogOptions): PageModule =>
  definePage({
    queries(context, readKnownData): LeagueQueries {
      const { api, param, search } = context;
      const id = param('leagueId');
      const tab = readTab(search, tabs);
      const subject = createMainSubject(id);
      return {
        league: needed(identityQuery(api, id), 'league'),
        overview: tab === 'overview' ? getOverview(subject, context, { upcoming: upcomingRowCount }) : undefined,
        standings: tab === 'overview' ? standingsQuery(api, id) : undefined,
        teams: tab === 'overview' || tab === 'teams' ? teamListQuery(api, { leagues: [id] }) : undefined,
        ...(tab === 'overview' || tab === 'teams'
          ? { filteredList: undefined, names: undefined }
          : createFilteredQueries(createSubjectOffer(tab, subject, 'league', options), context, readKnownData)),
      };
    },
    Page: (page) => <League options={options} {...page} />,
    elsewhere({ texts, apiBase, content }, { league }) {
      if (!isOfSite(league, content.scope)) return { missing: 'league' };
      const view = toIdentityView(league, createAddressResolver(apiBase), texts('content'));
      const leagueId = view.kind === 'league' ? undefined : identityPath(view);
      return leagueId === undefined ? undefined : { moved: leagueId };
    },
    meta(context, { league, filteredList }) {
      const { texts, search, apiBase } = context;
      const text = texts('catalog');
      const { title: name, banner } = toIdentityView(league, createAddressResolver(apiBase), texts('content'));
      const tab = readTab(search, tabs);
      return {
        title: tab === 'overview' ? name : text('entity.titleOf', { name, part: text(`entity.tab.${tab}`) }),
        description: text('entity.description.league', { name }),
        above: tab === 'overview' ? [] : [{ title: name, path: leaguePath(league.id) }],
        lists: listNamedEvents(filteredList?.pages[0], context),
        ...getBannerMeta(banner),
      };
    },
  });
