import { pageKey } from '@touchline/feature-kit/marks';
import type { RecentNotice } from '@touchline/shell';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app.tsx';
import { pageAliveAtom } from '../page-router.tsx';
import { focusPageStart, whenIdle } from '../use-page-focus.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Parts = Pick<AppParts, 'atoms' | 'locale' | 'notices'>;
type Notice = Pick<RecentNotice, 'kind' | 'text'>;

/** A toast younger than this may still be visible when the page is left; milliseconds. */
const shownFor = 4_000;
/** The next document of the portal must start within this time; milliseconds. */
const lifetime = 30_000;
const most = 3;
const longest = 300;

let isMoving = false;

/** Marks a full navigation by the portal itself: the next document puts the focus where a navigation would. */
export function noteMove(): void {
  isMoving = true;
}

/**
 * Shows the toasts of the previous document, and hands the last ones on to the next document of this tab.
 * A toast's action is not handed on.
 */
export function carryNotices({ atoms, locale, notices }: Parts, router: Router): void {
  const { toasts, moved } = take(locale);
  addEventListener('pagehide', () => {
    const last = notices.recent().filter(({ at }) => Date.now() - at < shownFor);
    if (isMoving || last.length > 0) keep(locale, last);
    isMoving = false;
  });
  for (const { kind, text } of toasts) notices.notify(kind, text);
  if (moved && location.hash === '') whenShown(atoms, router, () => whenIdle(focusUntouched));
}

function keep(locale: string, last: readonly RecentNotice[]): void {
  const toasts = last.slice(-most).map(({ kind, text }) => ({ kind, text: text.slice(0, longest) }));
  try {
    sessionStorage.setItem(pageKey('notices'), JSON.stringify({ at: Date.now(), locale, moved: isMoving, toasts }));
  } catch {
    // Without storage the next document begins like any other.
  }
}

function take(locale: string): { toasts: readonly Notice[]; moved: boolean } {
  try {
    const key = pageKey('notices');
    const stored = sessionStorage.getItem(key) ?? 'null';
    sessionStorage.removeItem(key);
    const raw: { at?: unknown; locale?: unknown; moved?: unknown; toasts?: unknown } = Object(JSON.parse(stored));
    if (typeof raw.at !== 'number' || Math.abs(Date.now() - raw.at) > lifetime) return { toasts: [], moved: false };
    const toasts = raw.locale === locale && Array.isArray(raw.toasts) ? raw.toasts.slice(0, most) : [];
    return { toasts: toasts.flatMap(noticeOf), moved: raw.moved === true };
  } catch {
    return { toasts: [], moved: false };
  }
}

function noticeOf(raw: unknown): Notice[] {
  const { kind, text }: { kind?: unknown; text?: unknown } = Object(raw);
  const isKind = kind === 'success' || kind === 'danger';
  return isKind && typeof text === 'string' && text.length <= longest ? [{ kind, text }] : [];
}

/** Acts once the first page is complete, with the parts that the browser loads itself. */
function whenShown(atoms: Parts['atoms'], router: Router, act: () => void): void {
  const ends: (() => void)[] = [];
  const look = () => {
    const { navigation, revalidation } = router.state;
    if (!atoms.get(pageAliveAtom) || navigation.state !== 'idle' || revalidation !== 'idle') return;
    for (const end of ends.splice(0)) end();
    act();
  };
  ends.push(atoms.sub(pageAliveAtom, look), router.subscribe(look));
  look();
}

/** Leaves the focus alone when the viewer has already moved it. */
function focusUntouched(): void {
  if (document.activeElement === document.body) focusPageStart();
}
