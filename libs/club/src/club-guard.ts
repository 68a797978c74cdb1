import { type Guard, isPaidPath, isPaymentPath, pathWith } from '@touchline/feature-kit';
import { clubPath } from './club-path.ts';
import { postponedAtom } from './postponed-atom.ts';

const passOutcome = { kind: 'pass' } as const;

/**
 * Guard 1 (section 2): a viewer without a favourite club chooses one before any other page, and continues there. The
 * steps of sign-in come first: a viewer on them has not finished, or must remove a device first. An order comes first,
 * too, and so does the page of a fresh payment. An empty list of clubs must not block all other pages.
 */
export const clubGuard: Guard = async ({ url: { pathname, search }, atoms, session }) => {
  const path = pathname.replace(/\/?$/, '/');
  if (path === clubPath || path.startsWith('/auth/') || isPaymentPath(path) || isPaidPath(path)) return passOutcome;
  const viewer = await session?.known();
  if (!viewer || viewer.favoriteClubId || atoms.get(postponedAtom) === viewer.id) return passOutcome;
  return { kind: 'redirect', to: pathWith(clubPath, { returnTo: path + search }) };
};
