import { type Guard, isPaidPath, isPaymentPath, pathWith } from '@touchline/feature-kit';
import { clubPath } from '../club-path.ts';
import { postponedViewerAtom } from './postponed-viewer-atom.ts';

const passOutcome = { kind: 'pass' } as const;

/**
 * Guard 1 (specification, section 2): a viewer without a favourite club chooses one before any other page, and then
 * continues to that page. Exceptions are the pages of sign-in, of an order, and of a new payment. Without any club to
 * choose, all pages are open.
 */
export const clubGuard: Guard = async ({ url: { pathname, search }, atoms, session }) => {
  const path = pathname.replace(/\/?$/, '/');
  if (path === clubPath || path.startsWith('/auth/') || isPaymentPath(path) || isPaidPath(path)) return passOutcome;
  const viewer = await session?.known();
  if (!viewer || viewer.favoriteClubId || atoms.get(postponedViewerAtom) === viewer.id) return passOutcome;
  return { kind: 'redirect', to: pathWith(clubPath, { returnTo: path + search }) };
};
