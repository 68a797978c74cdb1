import { pathWith, readReturnTo } from '@touchline/feature-kit';
import { useLocation } from 'react-router-dom';
import type { PageKind } from './page-kinds.ts';

/** Value in an address for every league or every category: for example the teams of all leagues. */
export const allMains = 'all';

/** Identifies a page of following (section 2). */
export interface FollowingPageId extends Pick<PageKind, 'kind'>, Partial<Omit<PageKind, 'kind'>> {
  /** Id of the league or category whose parts are shown, or `allMains`. */
  mainId?: string | undefined;
}

/** The address of a page of following, without the locale's prefix. */
export function createFollowingPath({ kind, mainId, isFollowed = false, isSignUp = false }: FollowingPageId): string {
  const mainSegment = mainId === undefined ? '' : `${encodeURIComponent(mainId)}/`;
  return `${isSignUp ? '/auth/sign-up' : ''}/following/${kind}/${mainSegment}${isFollowed ? 'followed/' : ''}`;
}

/** Addresses of these pages; a step of signing up keeps the returnTo address. */
export function useFollowingPath(): (page: FollowingPageId) => string {
  const returnTo = readReturnTo(useLocation().search);
  return (page) => (page.isSignUp ? pathWith(createFollowingPath(page), { returnTo }) : createFollowingPath(page));
}
