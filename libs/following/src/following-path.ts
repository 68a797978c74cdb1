import { pathWith, readReturnTo } from '@touchline/feature-kit/manifest';
import { useLocation } from 'react-router-dom';
import type { PageKind } from './page-kinds.ts';

/** Replaces the id in an address for all leagues or all categories, such as the teams of all leagues. */
export const allMains = 'all';

/** The parameters of a page's address (specification, section 2). */
export interface FollowingPageId extends Pick<PageKind, 'kind'>, Partial<Omit<PageKind, 'kind'>> {
  /** The id of the league or category whose members are shown, or `allMains`. */
  mainId?: string | undefined;
}

/** The address of a page, without the locale's prefix. */
export function createFollowingPath({ kind, mainId, isFollowed = false, isSignUp = false }: FollowingPageId): string {
  const mainSegment = mainId === undefined ? '' : `${encodeURIComponent(mainId)}/`;
  return `${isSignUp ? '/auth/sign-up' : ''}/following/${kind}/${mainSegment}${isFollowed ? 'followed/' : ''}`;
}

/** Returns a function that creates the addresses of these pages. Sign-up steps keep `returnTo`. */
export function useFollowingPath(): (page: FollowingPageId) => string {
  const returnTo = readReturnTo(useLocation().search);
  return (page) => (page.isSignUp ? pathWith(createFollowingPath(page), { returnTo }) : createFollowingPath(page));
}
