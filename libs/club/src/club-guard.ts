import { sessionAtom } from '@touchline/auth-session';
import { type Guard, isPaidWay, isPayingPath, pathWith } from '@touchline/feature-kit';
import { clubPath } from './club-path.ts';
import { postponedAtom } from './postponed-atom.ts';

const pass = { kind: 'pass' } as const;

/**
 * Guard 1 (section 2): a viewer without a favourite club chooses one before they see any other page, and goes on from there. Steps of
 * signing in come before it: somebody on them is not through yet, or has been told to remove a device. An order comes before it, too,
 * and so does what has just been paid for. Where there was no club to
 * choose they are not kept from everything else.
 */
export const clubGuard: Guard = async ({ url: { pathname, search }, atoms }) => {
  const path = pathname.replace(/\/?$/, '/');
  if (path === clubPath || path.startsWith('/auth/') || isPayingPath(path) || isPaidWay(path)) return pass;
  const session = atoms.get(sessionAtom);
  const viewer = await session?.known();
  if (!viewer || atoms.get(postponedAtom) === viewer.id) return pass;
  if (session?.state().user?.favoriteClubId) return pass;
  return { kind: 'redirect', to: pathWith(clubPath, { returnTo: path + search }) };
};
