import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { createAddressResolver, identityQuery, isOfSite, toIdentityView, useIdentityViews } from '@touchline/content';
import type { Identity } from '@touchline/contract';
import {
  definePage,
  needed,
  type PageContext,
  type PageReplacement,
  type PageModule,
  useSite,
} from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { FollowingOptions } from '../../options.ts';
import { type ChoiceQuery, identitiesQuery, teamsQuery } from '../../api/choice-queries.ts';
import { ChoiceSection } from './choices.tsx';
import { FollowAll } from './follow-all.tsx';
import { FollowedChoices } from './followed-choices.tsx';
import { toFollowedChoices } from './to-followed-choices.ts';
import { FollowingFrame } from './following-frame.tsx';
import { allMains, createFollowingPath, useFollowingPath } from '../../following-path.ts';
import { RemountPerViewer } from '../../components/remount-per-viewer.tsx';
import { type PageKind, paramByKind } from '../../page-kinds.ts';
import { getPageTitle } from './page-title.ts';
import { type ChoosingState, useChoosingState } from '../../state/use-choosing.ts';
import { useChoiceList } from './use-choice-list.ts';
import { useChoiceSearch } from './use-choice-search.ts';
import { type MainChoicesResult, useMainChoices } from './use-mains.ts';

interface PartsProps {
  page: PageKind;
  options: FollowingOptions;
  /** The league or category; undefined on the page for all of them. */
  main: Identity | undefined;
  mainChoicesQuery: ChoiceQuery;
}

/** A league's members are teams if teams can be followed, otherwise sub-categories, as for a category. */
const hasTeamChoices = ({ kind }: PageKind, { view }: FollowingOptions): boolean =>
  kind === 'league' && view === 'team';

/** The choices within a league or category, or within all of them. */
export function PartsContent({ page, options, main, mainChoicesQuery }: PartsProps) {
  const text = useText('following');
  const toView = useIdentityViews();
  const [typedText, setTypedText] = useChoiceSearch();
  const choosing = useChoosingState(options);
  const mainChoices = useMainChoices(mainChoicesQuery);
  const hasTeams = hasTeamChoices(page, options);
  const heading = text(hasTeams ? 'pages.teams' : 'pages.parts');
  const Part = page.isFollowed ? FollowedParts : AllParts;
  return (
    <FollowingFrame
      page={page}
      mainId={main?.id ?? allMains}
      title={main ? toView(main).title : getPageTitle(page, text, hasTeams ? 'team' : 'category')}
      introduction={text('pages.lead')}
      searchLabel={text(hasTeams ? 'pages.findTeam' : 'pages.findCategory')}
      typedText={typedText}
      onType={setTypedText}
      choosing={choosing}
      options={options}
      hasTeams={options.view === 'team'}
      hasCategories={mainChoices.choices.some(({ kind }) => kind === 'category')}
    >
      <Part
        page={page}
        hasTeams={hasTeams}
        mainId={main?.id}
        mainChoices={mainChoices}
        heading={heading}
        typedText={typedText}
        choosing={choosing}
      />
    </FollowingFrame>
  );
}

/** The choices within a single league or category, once it is loaded. */
function PartsOfMain({ query, ...parts }: Omit<PartsProps, 'main'> & { query: ReturnType<typeof identityQuery> }) {
  const { data } = useQuery(query);
  // The key resets the search text and the changed choices when the league or category changes.
  return data && <PartsContent key={data.id} {...parts} main={data} />;
}

interface PartProps {
  page: PageKind;
  hasTeams: boolean;
  /** Undefined on the page for all leagues or categories. */
  mainId: string | undefined;
  mainChoices: MainChoicesResult;
  heading: string;
  typedText: string;
  choosing: ChoosingState;
}

function AllParts({ hasTeams, mainId, heading, typedText, choosing }: PartProps) {
  const api = useApi();
  const { scope } = useSite().content;
  const createListQuery = (search: string | undefined): ChoiceQuery =>
    hasTeams
      ? teamsQuery(api, { league: mainId, scope, search })
      : identitiesQuery(api, 'identity_item', { main: mainId, scope, search });
  const choiceList = useChoiceList(createListQuery, typedText);
  // Reserves the button's space while the list loads.
  const isWholeListShown = !choiceList.hasFailed && !choiceList.hasMore && typedText.trim() === '';
  return (
    <>
      {hasTeams && mainId !== undefined && (
        <FollowAll targets={isWholeListShown ? (choiceList.choices ?? []) : undefined} choosing={choosing} />
      )}
      <ChoiceSection
        heading={heading}
        variant={hasTeams ? 'tiles' : 'rows'}
        choiceList={choiceList}
        typedText={typedText}
        choosing={choosing}
      />
    </>
  );
}

function FollowedParts({ page, hasTeams, mainId, mainChoices, heading, typedText, choosing }: PartProps) {
  const content = useText('content');
  const getFollowingPath = useFollowingPath();
  return (
    <FollowedChoices
      isWaiting={mainChoices.isWaiting}
      choosing={choosing}
      typedText={typedText}
      variant={hasTeams ? 'tiles' : 'rows'}
      label={heading}
      choosePath={getFollowingPath({ ...page, mainId: mainId ?? allMains, isFollowed: false })}
      groupFollowed={(followed) => {
        const choices = toFollowedChoices(followed, mainChoices, content).filter(({ kind, parentIds }) => {
          if (kind !== (hasTeams ? 'team' : 'subcategory')) return false;
          return mainId === undefined || parentIds.includes(mainId);
        });
        return [{ key: 'parts', heading, choices }];
      }}
    />
  );
}

/** Redirects a league's page with the id of a category to the category's page, and vice versa. */
function findReplacement(
  page: PageKind,
  main: Identity | undefined,
  { content }: PageContext,
): PageReplacement | undefined {
  if (!main) return undefined;
  if (main.media_type === 'identity_item' || !isOfSite(main, content.scope)) return { missing: page.kind };
  const kind = main.has_teams === true ? 'league' : 'category';
  return kind === page.kind ? undefined : { moved: createFollowingPath({ ...page, kind, mainId: main.id }) };
}

const getMainIdentity = ({ kind }: PageKind, query: ReturnType<typeof identityQuery>) =>
  kind === 'league' ? needed(query, 'league') : needed(query, 'category');

const isAllMains = (param: string): boolean => param === allMains;

/**
 * The pages /following/league/{leagueId}/ and /following/category/{mainId}/, their followed targets, and all of these
 * as sign-up steps (specification, section 2). The id `all` shows the teams of all leagues, or the sub-categories of
 * all categories.
 */
export const partsPage = (page: PageKind, options: FollowingOptions): PageModule =>
  definePage({
    queries({ api, param, content: { scope } }) {
      const id = param(paramByKind[page.kind]);
      return {
        main: isAllMains(id) ? undefined : getMainIdentity(page, identityQuery(api, id)),
        mains: identitiesQuery(api, 'identity', { scope }),
      };
    },
    Page: ({ queries: { main, mains } }) => (
      <RemountPerViewer>
        {main ? (
          <PartsOfMain page={page} options={options} query={main} mainChoicesQuery={mains} />
        ) : (
          <PartsContent page={page} options={options} main={undefined} mainChoicesQuery={mains} />
        )}
      </RemountPerViewer>
    ),
    elsewhere: (context, { main }) => findReplacement(page, main, context),
    meta: ({ texts, apiBase }, { main }) => ({
      title: main
        ? toIdentityView(main, createAddressResolver(apiBase), texts('content')).title
        : getPageTitle(page, texts('following'), hasTeamChoices(page, options) ? 'team' : 'category'),
      noIndex: true,
    }),
  });
