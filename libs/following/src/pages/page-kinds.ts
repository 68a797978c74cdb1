/** The choices of a page: leagues with their teams, or categories with their sub-categories. */
export type ChoiceKind = 'league' | 'category';

/** Identifies a page of following; the id of its league or category comes from the address. */
export interface PageKind {
  kind: ChoiceKind;
  /** Lists followed targets only. */
  isFollowed: boolean;
  /** The page is a step of signing up. */
  isSignUp: boolean;
}

/** The parameter of an address that names the league or category, as section 2 spells it. */
export const paramByKind = { league: 'leagueId', category: 'mainId' } as const;

const booleans = [false, true] as const;

/** All combinations of kind, list and step. */
export const pageKinds: readonly PageKind[] = booleans.flatMap((isSignUp) =>
  (['league', 'category'] as const).flatMap((kind) => booleans.map((isFollowed) => ({ kind, isFollowed, isSignUp }))),
);

/** The path of such a page's route. @param isWithinMain a page about one league or category */
export const getPagePath = ({ kind, isFollowed, isSignUp }: PageKind, isWithinMain: boolean): string =>
  [
    ...(isSignUp ? ['auth', 'sign-up'] : []),
    'following',
    kind,
    ...(isWithinMain ? [`:${paramByKind[kind]}`] : []),
    ...(isFollowed ? ['followed'] : []),
  ].join('/');

/** The addresses of all pages (section 2). */
export const pageAddresses: readonly string[] = pageKinds.flatMap((page) => [
  getPagePath(page, false),
  getPagePath(page, true),
]);
