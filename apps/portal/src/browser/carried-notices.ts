import { storedValue } from '@touchline/feature-kit/storage';
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

interface Carried {
  at: number;
  locale: string;
  /** The portal itself has opened the next document. */
  moved: boolean;
  toasts: readonly Notice[];
}

const nothing: Carried = { at: 0, locale: '', moved: false, toasts: [] };

function parse(stored: unknown): Carried | undefined {
  const raw: { at?: unknown; locale?: unknown; moved?: unknown; toasts?: unknown } = Object(stored);
  if (typeof raw.at !== 'number') return undefined;
  const toasts: unknown[] = Array.isArray(raw.toasts) ? raw.toasts.slice(0, most) : [];
  return { at: raw.at, locale: String(raw.locale), moved: raw.moved === true, toasts: toasts.flatMap(noticeOf) };
}

/** Without storage the next document begins like any other. */
const carried = storedValue({ name: 'notices', scope: 'tab', parse, empty: nothing, maxBytes: 10_000 });

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
  carried.set({ at: Date.now(), locale, moved: isMoving, toasts });
}

function take(locale: string): Pick<Carried, 'toasts' | 'moved'> {
  const { at, locale: of, moved, toasts } = carried.get();
  carried.set(nothing);
  return Math.abs(Date.now() - at) > lifetime ? nothing : { moved, toasts: of === locale ? toasts : [] };
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
