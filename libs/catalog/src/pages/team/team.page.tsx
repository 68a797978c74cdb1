import {
  createAddressResolver,
  leaguePath,
  standingsQuery,
  TeamHead,
  teamPath,
  teamQuery,
  type TeamView,
  toTeamView,
  useTeamViews,
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
import {
  getMoments,
  createSubjectOffer,
  type Overview,
  getOverview,
  type ShelfQuery,
  createTeamSubject,
} from '../../api/subject.ts';
import { EntityTabs, useTab } from '../../components/entity/tabs.tsx';
import { type FilteredQueries, createFilteredQueries } from '../../api/filters/filtered-queries.ts';
import styles from '../../components/entity/entity-page.module.css';
import type { CatalogOptions } from '../../options.ts';
import { listNamedEvents } from '../../components/list/named-events.ts';
import { Section } from '../../components/section/section.tsx';
import { Standings, type StandingsProps } from '../../components/standings/standings.tsx';
import { resultRowCount, TeamResults } from './team-results.tsx';
import { upcomingPageSize, TopMatches } from './top-matches.tsx';

interface OverviewProps {
  team: TeamView;
  overview: readonly [...Overview, moments: ShelfQuery];
  standings: StandingsProps['query'] | undefined;
}

/** The team's overview: current and next match, results, the table of its league, videos. */
function TeamOverview({ team: { id, league }, overview, standings }: OverviewProps) {
  const text = useText('catalog');
  const getSeeAllLink = useSeeAll();
  const [live, upcoming, results, videos, moments] = overview;
  return (
    <>
      <div className={styles.beside}>
        <div className={styles.column}>
          <Section name="next">
            <TopMatches live={live} upcoming={upcoming} />
          </Section>
          <Section name="results">
            <TeamResults query={results} teamId={id} />
          </Section>
        </div>
        <div className={styles.column}>
          {standings && (
            <Section name="standings">
              <Standings query={standings} heading={league?.title ?? text('standings.title')} teamId={id} />
            </Section>
          )}
        </div>
      </div>
      <Shelves>
        <Section name="videos">
          <ListShelf name="videos" query={videos} heading={text('entity.tab.videos')} more={getSeeAllLink('videos')} />
        </Section>
        <Section name="moments">
          <ListShelf name="moments" query={moments} heading={text('entity.moments')} columns="tall" />
        </Section>
        <EmptyPageState queries={overview} />
      </Shelves>
    </>
  );
}

interface TeamPageOptions {
  options: CatalogOptions;
}

interface TeamQueries extends PageQueries {
  team: ReturnType<typeof teamQuery> & Needed;
  overview: OverviewProps['overview'] | undefined;
  standings: OverviewProps['standings'];
  filteredList: FilteredQueries['filteredList'] | undefined;
  names: FilteredQueries['names'] | undefined;
}

function Team({
  options,
  data,
  queries: { overview, standings, filteredList, names },
}: PageProps<TeamQueries> & TeamPageOptions) {
  const text = useText('catalog');
  const tab = useTab(listTabs);
  const team = useTeamViews()(data.team);
  return (
    <div className={styles.page}>
      <TeamHead team={team} />
      <EntityTabs tabs={['overview', ...listTabs]} open={tab} label={text('entity.tabs', { name: team.name })} />
      {overview && <TeamOverview team={team} overview={overview} standings={standings} />}
      {filteredList && names && tab !== 'overview' && (
        <ListPart
          tab={tab}
          offer={createSubjectOffer(tab, createTeamSubject(team.id), 'team', options)}
          queries={{ filteredList, names }}
        />
      )}
    </div>
  );
}

/** On a site without team pages (`disable_team_page`), each team's page is a 404 about a team. */
const createMissingTeamPage = (): PageModule =>
  definePage({ Page: () => null, elsewhere: () => ({ missing: 'team' }) });

/** /team/{teamId}/: a team, its matches and videos; `?tab=` opens one of the lists. */
export function teamPage(options: CatalogOptions): PageModule {
  if (options.disable_team_page) return createMissingTeamPage();
  return definePage({
    queries(context, readKnownData): TeamQueries {
      const { api, param, search } = context;
      const id = param('teamId');
      const team = teamQuery(api, id);
      const tab = readTab(search, listTabs);
      const subject = createTeamSubject(id);
      const league = readKnownData(team)?.league;
      return {
        team: needed(team, 'team'),
        overview:
          tab === 'overview'
            ? [
                ...getOverview(subject, context, { upcoming: upcomingPageSize, results: resultRowCount }),
                getMoments(subject, context),
              ]
            : undefined,
        standings: tab === 'overview' && league ? standingsQuery(api, league.id) : undefined,
        ...(tab === 'overview'
          ? { filteredList: undefined, names: undefined }
          : createFilteredQueries(createSubjectOffer(tab, subject, 'team', options), context, readKnownData)),
      };
    },
    Page: (page) => <Team options={options} {...page} />,
    async meta(context, { team, filteredList }) {
      const { texts, search, apiBase, canonical, content } = context;
      const text = texts('catalog');
      const view = toTeamView(team, createAddressResolver(apiBase), texts('content'));
      const { name, banner, league } = view;
      const { createTeamJsonLd } = await import('./team-json-ld.ts');
      const tab = readTab(search, listTabs);
      const teamPagePath = teamPath({ content }, team.id);
      return {
        title: tab === 'overview' ? name : text('entity.titleOf', { name, part: text(`entity.tab.${tab}`) }),
        description: league
          ? text('entity.description.teamOf', { name, league: league.title })
          : text('entity.description.team', { name }),
        above: [
          ...(league ? [{ title: league.title, path: leaguePath(league.id) }] : []),
          ...(tab === 'overview' || teamPagePath === undefined ? [] : [{ title: name, path: teamPagePath }]),
        ],
        lists: listNamedEvents(filteredList?.pages[0], context),
        ...getBannerMeta(banner),
        jsonLd: [createTeamJsonLd(view, canonical)],
      };
    },
  });
}
