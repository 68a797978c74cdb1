/** The choices of a page: leagues with their teams, or categories with their sub-categories. */
export type ChoiceKind = 'league' | 'category';

/** Identifies a page of following; the id of its league or category comes from the address. */
export interface PageKind {
  kind: ChoiceKind;
  /** Only what is followed. */
  followed: boolean;
  /** A step of signing up. */
  signUp: boolean;
}

/** The parameter of an address that names the league or category, as section 2 spells it. */
export const paramOf = { league: 'leagueId', category: 'mainId' } as const;

const both = [false, true] as const;

/** All that there is of them. */
export const pageKinds: readonly PageKind[] = both.flatMap((signUp) =>
  (['league', 'category'] as const).flatMap((kind) => both.map((followed) => ({ kind, followed, signUp }))),
);

/** The address of such a page, as its route says it. @param within what is in one league or category, not which of them there are */
export const addressOf = ({ kind, followed, signUp }: PageKind, within: boolean): string =>
  [
    ...(signUp ? ['auth', 'sign-up'] : []),
    'following',
    kind,
    ...(within ? [`:${paramOf[kind]}`] : []),
    ...(followed ? ['followed'] : []),
  ].join('/');

/** The addresses of all of them (section 2). */
export const pageAddresses: readonly string[] = pageKinds.flatMap((page) => [
  addressOf(page, false),
  addressOf(page, true),
]);
