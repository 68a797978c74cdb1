import type { Session, SessionEnd } from '@touchline/auth-session';
import { type AtomStore, type Guard, pathWith, readReturnTo } from '@touchline/feature-kit';
import { isAnythingWished, isWishedUnderWay, noteWished, takeWishedAlong, wishedAtom } from '@touchline/kept';
import type { AccountOptions } from '../../options.ts';
import { loginPath } from '../../login-path.ts';
import { arrivingAtom } from '../arrival/arriving-atom.ts';
import { endedAtom } from '../arrival/ended-atom.ts';
import { leavingAtom } from '../arrival/leaving-atom.ts';
import { expiredPath, limitPage, loginPage, mixedUpPath, refusedDevicePath, signUpPage } from '../arrival/paths.ts';
import { takeWord } from '../arrival/take-word.ts';
import { sealedLimitAtom } from '../limit/sealed-limit-atom.ts';
import { skipsLogin } from './skips-login.ts';

/** What guards decide by; there before any guard is asked. */
export interface GuardWorld {
  session: Session;
  atoms: AtomStore;
}

const pass = { kind: 'pass' } as const;

/** Where somebody is on their way in. */
const isStepOfSigningIn = ({ pathname }: URL): boolean => pathname.startsWith('/auth/');

/** The guards of signing in (section 2). @param world undefined where nobody keeps a session */
export function signInGuards(
  options: Pick<AccountOptions, 'skip_login_page' | 'ifa'>,
  world: () => GuardWorld | undefined,
): Guard[] {
  /** Whoever leaves the steps of signing in without having done so does not want any more what it was for. */
  const forgetWish: Guard = async ({ url }) => {
    const { session, atoms } = world() ?? {};
    if (!session || !atoms || !isAnythingWished(atoms)) return pass;
    if (isStepOfSigningIn(url)) {
      takeWishedAlong(atoms);
      return pass;
    }
    if (!isWishedUnderWay(atoms)) return pass;
    const before = atoms.get(wishedAtom);
    // A press that came meanwhile is another wish.
    if (!(await session.known()) && atoms.get(wishedAtom) === before) noteWished(atoms, null);
    return pass;
  };
  /** The limit page's payload leaves the address before anything else reads it. */
  const takeLimit: Guard = ({ url }) => {
    const { atoms } = world() ?? {};
    const payload = url.searchParams.get('payload');
    if (!atoms || payload === null || withSlash(url) !== limitPage) return pass;
    atoms.set(sealedLimitAtom, payload);
    // A page that the browser opened is there already: sent to itself it would begin anew, without what it has taken.
    if (takeWord('payload') === payload) return pass;
    return { kind: 'redirect', to: pathWith(limitPage, { returnTo: readReturnTo(url.search) }) };
  };
  /**
   * Who is signed in need not sign in: they go on to where they wanted, and stay where that is the page they are on, as after signing in
   * in another tab.
   */
  const goOn: Guard = async ({ url, from }) => {
    const { session, atoms } = world() ?? {};
    if (!session || !atoms || !entrances.has(withSlash(url))) return pass;
    if (atoms.get(arrivingAtom) > 0 || !(await session.known())) return pass;
    const to = readReturnTo(url.search);
    return from && from.pathname + from.search === to ? { kind: 'aborted' } : { kind: 'redirect', to };
  };
  /** Guard 2. */
  const skipLogin: Guard = ({ url }) =>
    skipsLogin(options) && withSlash(url) === loginPage ? { kind: 'redirect', to: '/' } : pass;
  /**
   * The named guard "auth": pages that need a signed-in viewer. Whoever has just left their account goes home from them; whose
   * session has ended learns it, though they were on their way elsewhere when it did.
   */
  const auth: Guard = async ({ url, access }) => {
    const { session, atoms } = world() ?? {};
    if (access !== 'member') {
      atoms?.set(leavingAtom, false);
      return pass;
    }
    if (await session?.known()) {
      atoms?.set(endedAtom, null);
      return pass;
    }
    if (atoms?.get(leavingAtom)) return { kind: 'redirect', to: '/' };
    const pathWithReason = pathsWithReason[atoms?.get(endedAtom) ?? 'signed_out'];
    return { kind: 'redirect', to: pathWithReason?.(url.pathname + url.search) ?? loginPath(url) };
  };
  return [forgetWish, takeLimit, goOn, skipLogin, auth];
}

/** The login page that says why a session is over. A device at its limit learns it at once, where the limit is known. */
const pathsWithReason: Partial<Record<SessionEnd['reason'], (returnTo: string) => string>> = {
  expired: expiredPath,
  device_removed: refusedDevicePath,
  another_viewer: mixedUpPath,
};

const entrances: ReadonlySet<string> = new Set([loginPage, signUpPage]);

/** A page may be asked for without its last slash. */
const withSlash = ({ pathname }: URL): string => pathname.replace(/\/?$/, '/');
