import { useApi } from '@touchline/api-client';
import { definePage, type PageModule, useSite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import type { FollowingOptions } from '../options.ts';
import type { Choice } from './choice.ts';
import { type ChoiceQuery, identitiesQuery } from './choice-queries.ts';
import { Choices } from './choices.tsx';
import { FollowedChoices, type FollowedGroup } from './followed-choices.tsx';
import { toFollowedChoices } from './to-followed-choices.ts';
import { FollowingFrame } from './following-frame.tsx';
import { useFollowingPath } from './following-path.ts';
import { OfViewer } from './of-viewer.tsx';
import type { PageKind } from './page-kinds.ts';
import { pageTitle } from './page-title.ts';
import { useChoiceList } from './use-choice-list.ts';
import { useChoiceSearch } from './use-choice-search.ts';
import { useChoosing } from './use-choosing.ts';
import { type Mains, useMains } from './use-mains.ts';

interface MainChoicesProps {
  page: PageKind;
  options: FollowingOptions;
  query: ChoiceQuery;
}

/** Choices of leagues, or of the main categories that are not leagues, each with a link to its parts. */
export function MainChoices({ page, options, query }: MainChoicesProps) {
  const text = useText('following');
  const [typed, type] = useChoiceSearch();
  const choosing = useChoosing(options);
  const mains = useMains(query);
  const pathTo = useFollowingPath();
  const hasTeams = options.view === 'team';
  const wayTo = ({ kind, id }: Choice) =>
    kind === page.kind ? pathTo({ ...page, main: id, followed: false }) : undefined;
  return (
    <FollowingFrame
      page={page}
      title={pageTitle(page, text, page.kind)}
      lead={text('pages.lead')}
      find={text(page.kind === 'league' ? 'pages.findLeague' : 'pages.findCategory')}
      typed={typed}
      onType={type}
      choosing={choosing}
      options={options}
      hasTeams={hasTeams}
      hasCategories={mains.choices.some(({ kind }) => kind === 'category')}
    >
      {page.followed ? (
        <FollowedMains page={page} hasTeams={hasTeams} mains={mains} choosing={choosing} typed={typed} wayTo={wayTo} />
      ) : (
        <AllMains page={page} choosing={choosing} typed={typed} wayTo={wayTo} />
      )}
    </FollowingFrame>
  );
}

interface PartProps {
  page: PageKind;
  choosing: ReturnType<typeof useChoosing>;
  typed: string;
  wayTo: (choice: Choice) => string | undefined;
}

function AllMains({ page, choosing, typed, wayTo }: PartProps) {
  const text = useText('following');
  const api = useApi();
  const { scope } = useSite().content;
  const list = useChoiceList((search) => identitiesQuery(api, 'identity', { scope, search }), typed);
  return (
    <Choices
      heading={text(`pages.${page.kind === 'league' ? 'leagues' : 'categories'}`)}
      look="rows"
      list={{ ...list, choices: list.choices?.filter(({ kind }) => kind === page.kind) }}
      typed={typed}
      choosing={choosing}
      wayTo={wayTo}
    />
  );
}

/**
 * On the page of leagues: followed leagues and their followed parts. On the page of categories: followed categories and
 * all other followed sub-categories.
 */
function FollowedMains({
  page,
  hasTeams,
  mains,
  choosing,
  typed,
  wayTo,
}: PartProps & { hasTeams: boolean; mains: Mains }) {
  const text = useText('following');
  const pathTo = useFollowingPath();
  const isLeague = page.kind === 'league';
  const leagues = mains.choices.filter(({ kind }) => kind === 'league').map(({ id }) => id);
  return (
    <FollowedChoices
      isWaiting={mains.isWaiting}
      choosing={choosing}
      typed={typed}
      look="rows"
      label={text('everywhere.following')}
      choose={pathTo({ ...page, followed: false })}
      wayTo={wayTo}
      group={(followed): FollowedGroup[] => {
        const all = toFollowedChoices(followed, mains);
        const of = (wantedKind: Choice['kind']) => all.filter(({ kind }) => kind === wantedKind);
        const isOfLeague = ({ within }: Choice) => within.some((id) => leagues.includes(id));
        return isLeague
          ? [
              { key: 'leagues', heading: text('pages.leagues'), choices: of('league') },
              ...(hasTeams ? [{ key: 'teams', heading: text('pages.teams'), choices: of('team') }] : []),
              { key: 'parts', heading: text('pages.parts'), choices: of('subcategory').filter(isOfLeague) },
            ]
          : [
              { key: 'categories', heading: text('pages.categories'), choices: of('category') },
              {
                key: 'parts',
                heading: text('pages.parts'),
                choices: of('subcategory').filter((choice) => !isOfLeague(choice)),
              },
            ];
      }}
    />
  );
}

/**
 * The pages /following/league/ and /following/category/, their followed ones, and both as steps of signing up (section
 * 2).
 */
export const mainsPage = (page: PageKind, options: FollowingOptions): PageModule =>
  definePage({
    queries: ({ api, content: { scope } }) => ({ mains: identitiesQuery(api, 'identity', { scope }) }),
    Page: ({ queries }) => (
      <OfViewer>
        <MainChoices page={page} options={options} query={queries.mains} />
      </OfViewer>
    ),
    meta: ({ texts }) => ({ title: pageTitle(page, texts('following'), page.kind), noIndex: true }),
  });
