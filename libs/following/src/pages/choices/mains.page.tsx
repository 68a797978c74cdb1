import { useApi } from '@touchline/api-client';
import { definePage, type PageModule, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { FollowingOptions } from '../../options.ts';
import type { Choice } from './choice.ts';
import { type ChoiceQuery, identitiesQuery } from '../../api/choice-queries.ts';
import { ChoiceSection } from './choices.tsx';
import { FollowedChoices, type FollowedGroup } from './followed-choices.tsx';
import { toFollowedChoices } from './to-followed-choices.ts';
import { FollowingFrame } from './following-frame.tsx';
import { useFollowingPath } from '../../following-path.ts';
import { RemountPerViewer } from '../../components/remount-per-viewer.tsx';
import type { PageKind } from '../../page-kinds.ts';
import { getPageTitle } from './page-title.ts';
import { useChoiceList } from './use-choice-list.ts';
import { useChoiceSearch } from './use-choice-search.ts';
import { useChoosingState } from '../../state/use-choosing.ts';
import { type MainChoicesResult, useMainChoices } from './use-mains.ts';

interface MainChoicesProps {
  page: PageKind;
  options: FollowingOptions;
  query: ChoiceQuery;
}

/**
 * Choices of leagues, or of the main categories that are not leagues, each with a link to its teams or
 * sub-categories.
 */
export function MainChoices({ page, options, query }: MainChoicesProps) {
  const text = useText('following');
  const [typedText, setTypedText] = useChoiceSearch();
  const choosing = useChoosingState(options);
  const mainChoices = useMainChoices(query);
  const getFollowingPath = useFollowingPath();
  const hasTeams = options.view === 'team';
  const getPath = ({ kind, id }: Choice) =>
    kind === page.kind ? getFollowingPath({ ...page, mainId: id, isFollowed: false }) : undefined;
  return (
    <FollowingFrame
      page={page}
      title={getPageTitle(page, text, page.kind)}
      introduction={text('pages.lead')}
      searchLabel={text(page.kind === 'league' ? 'pages.findLeague' : 'pages.findCategory')}
      typedText={typedText}
      onType={setTypedText}
      choosing={choosing}
      options={options}
      hasTeams={hasTeams}
      hasCategories={mainChoices.choices.some(({ kind }) => kind === 'category')}
    >
      {page.isFollowed ? (
        <FollowedMains
          page={page}
          hasTeams={hasTeams}
          mainChoices={mainChoices}
          choosing={choosing}
          typedText={typedText}
          getPath={getPath}
        />
      ) : (
        <MainChoicesPart page={page} choosing={choosing} typedText={typedText} getPath={getPath} />
      )}
    </FollowingFrame>
  );
}

interface PartProps {
  page: PageKind;
  choosing: ReturnType<typeof useChoosingState>;
  typedText: string;
  getPath: (choice: Choice) => string | undefined;
}

function MainChoicesPart({ page, choosing, typedText, getPath }: PartProps) {
  const text = useText('following');
  const api = useApi();
  const { scope } = useSite().content;
  const choiceList = useChoiceList((search) => identitiesQuery(api, 'identity', { scope, search }), typedText);
  return (
    <ChoiceSection
      heading={text(`pages.${page.kind === 'league' ? 'leagues' : 'categories'}`)}
      variant="rows"
      choiceList={{ ...choiceList, choices: choiceList.choices?.filter(({ kind }) => kind === page.kind) }}
      typedText={typedText}
      choosing={choosing}
      getPath={getPath}
    />
  );
}

/**
 * The page of leagues lists the followed leagues, teams and sub-categories of leagues. The page of categories lists the
 * followed categories, and the followed sub-categories without a league.
 */
function FollowedMains({
  page,
  hasTeams,
  mainChoices,
  choosing,
  typedText,
  getPath,
}: PartProps & { hasTeams: boolean; mainChoices: MainChoicesResult }) {
  const text = useText('following');
  const content = useText('content');
  const getFollowingPath = useFollowingPath();
  const isLeague = page.kind === 'league';
  const leagues = mainChoices.choices.filter(({ kind }) => kind === 'league').map(({ id }) => id);
  return (
    <FollowedChoices
      isWaiting={mainChoices.isWaiting}
      choosing={choosing}
      typedText={typedText}
      variant="rows"
      label={text('everywhere.following')}
      choosePath={getFollowingPath({ ...page, isFollowed: false })}
      getPath={getPath}
      groupFollowed={(followed): FollowedGroup[] => {
        const followedChoices = toFollowedChoices(followed, mainChoices, content);
        const getChoicesOfKind = (requestedKind: Choice['kind']) =>
          followedChoices.filter(({ kind }) => kind === requestedKind);
        const isOfLeague = ({ parentIds }: Choice) => parentIds.some((id) => leagues.includes(id));
        return isLeague
          ? [
              { key: 'leagues', heading: text('pages.leagues'), choices: getChoicesOfKind('league') },
              ...(hasTeams ? [{ key: 'teams', heading: text('pages.teams'), choices: getChoicesOfKind('team') }] : []),
              {
                key: 'parts',
                heading: text('pages.parts'),
                choices: getChoicesOfKind('subcategory').filter(isOfLeague),
              },
            ]
          : [
              { key: 'categories', heading: text('pages.categories'), choices: getChoicesOfKind('category') },
              {
                key: 'parts',
                heading: text('pages.parts'),
                choices: getChoicesOfKind('subcategory').filter((choice) => !isOfLeague(choice)),
              },
            ];
      }}
    />
  );
}

/**
 * The pages /following/league/ and /following/category/, their followed targets, and all of these as sign-up steps
 * (specification, section 2).
 */
export const mainsPage = (page: PageKind, options: FollowingOptions): PageModule =>
  definePage({
    queries: ({ api, content: { scope } }) => ({ mains: identitiesQuery(api, 'identity', { scope }) }),
    Page: ({ queries }) => (
      <RemountPerViewer>
        <MainChoices page={page} options={options} query={queries.mains} />
      </RemountPerViewer>
    ),
    meta: ({ texts }) => ({ title: getPageTitle(page, texts('following'), page.kind), noIndex: true }),
  });
