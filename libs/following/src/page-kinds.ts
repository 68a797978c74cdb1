/** The choices of a page: leagues with their teams, or categories with their sub-categories. */
export type ChoiceKind = 'league' | 'category';

/** The kind of a page. The id of its league or category comes from the address. */
export interface PageKind {
  kind: ChoiceKind;
  /** True if the page lists only followed targets. */
  isFollowed: boolean;
  /** True if the page is a sign-up step. */
  isSignUp: boolean;
}

/** The name of the route parameter with the league's or category's id (specification, section 2). */
export const paramByKind = { league: 'leagueId', category: 'mainId' } as const;

const booleans = [false, true] as const;

/** All combinations of these fields. */
export const pageKinds: readonly PageKind[] = booleans.flatMap((isSignUp) =>
  (['league', 'category'] as const).flatMap((kind) => booleans.map((isFollowed) => ({ kind, isFollowed, isSignUp }))),
);

/** The path of a page's route. @param isWithinMain whether the page is about one league or category */
export const getPagePath = ({ kind, isFollowed, isSignUp }: PageKind, isWithinMain: boolean): string =>
  [
    ...(isSignUp ? ['auth', 'sign-up'] : []),
    'following',
    kind,
    ...(isWithinMain ? [`:${paramByKind[kind]}`] : []),
    ...(isFollowed ? ['followed'] : []),
  ].join('/');
