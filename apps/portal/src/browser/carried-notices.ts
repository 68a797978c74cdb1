import { storedValue } from '@touchline/feature-kit/storage';
import type { RecentNotice } from '@touchline/shell';
import type { createBrowserRouter } from 'react-router-dom';
import type { AppParts } from '../app-parts.ts';
import { pageAliveAtom } from '../page-router.tsx';
import { focusPageStart, whenIdle } from '../use-page-focus.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Parts = Pick<AppParts, 'atoms' | 'locale' | 'notices'>;
type Notice = Pick<RecentNotice, 'kind' | 'text'>;

/** A toast younger than this may still be visible when the page is left. */
const maxToastAgeMs = 4_000;
/** The next document of the portal must start within this time. */
const maxNoticeAgeMs = 30_000;
const maxToasts = 3;
const maxTextCharacters = 300;

interface Carried {
  at: number;
  locale: string;
  /** The portal itself has opened the next document. */
  moved: boolean;
  toasts: readonly Notice[];
}

const emptyNotices: Carried = { at: 0, locale: '', moved: false, toasts: [] };

function parse(stored: unknown): Carried | undefined {
  const raw: { at?: unknown; locale?: unknown; moved?: unknown; toasts?: unknown } = Object(stored);
  if (typeof raw.at !== 'number') return undefined;
  const toasts: unknown[] = Array.isArray(raw.toasts) ? raw.toasts.slice(0, maxToasts) : [];
  return { at: raw.at, locale: String(raw.locale), moved: raw.moved === true, toasts: toasts.flatMap(getNotice) };
}

/** Without storage the next document starts without toasts. */
const carried = storedValue({ name: 'notices', scope: 'tab', parse, empty: emptyNotices, maxBytes: 10_000 });

let isFullNavigation = false;

/** Announces a full navigation by the portal itself: the next document puts the focus where a navigation would. */
export function announceFullNavigation(): void {
  isFullNavigation = true;
}

/**
 * Shows the toasts of the previous document, and passes the last ones on to the next document of this tab, without
 * their actions.
 */
export function carryNotices({ atoms, locale, notices }: Parts, router: Router): void {
  const { toasts, moved } = takeNotices(locale);
  addEventListener('pagehide', () => {
    const last = notices.recent().filter(({ at }) => Date.now() - at < maxToastAgeMs);
    if (isFullNavigation || last.length > 0) storeNotices(locale, last);
    isFullNavigation = false;
  });
  for (const { kind, text } of toasts) notices.notify(kind, text);
  if (moved && location.hash === '') onPageShown(atoms, router, () => whenIdle(focusPageIfUntouched));
}

function storeNotices(locale: string, last: readonly RecentNotice[]): void {
  const toasts = last.slice(-maxToasts).map(({ kind, text }) => ({ kind, text: text.slice(0, maxTextCharacters) }));
  carried.set({ at: Date.now(), locale, moved: isFullNavigation, toasts });
}

function takeNotices(locale: string): Pick<Carried, 'toasts' | 'moved'> {
  const { at, locale: carriedLocale, moved, toasts } = carried.get();
  carried.set(emptyNotices);
  return Math.abs(Date.now() - at) > maxNoticeAgeMs
    ? emptyNotices
    : { moved, toasts: carriedLocale === locale ? toasts : [] };
}

function getNotice(raw: unknown): Notice[] {
  const { kind, text }: { kind?: unknown; text?: unknown } = Object(raw);
  const isKind = kind === 'success' || kind === 'danger';
  return isKind && typeof text === 'string' && text.length <= maxTextCharacters ? [{ kind, text }] : [];
}

/** Calls back once the first page is complete, with the parts that the browser loads itself. */
function onPageShown(atoms: Parts['atoms'], router: Router, action: () => void): void {
  const ends: (() => void)[] = [];
  const showCarriedNotice = () => {
    const { navigation, revalidation } = router.state;
    if (!atoms.get(pageAliveAtom) || navigation.state !== 'idle' || revalidation !== 'idle') return;
    for (const end of ends.splice(0)) end();
    action();
  };
  ends.push(atoms.sub(pageAliveAtom, showCarriedNotice), router.subscribe(showCarriedNotice));
  showCarriedNotice();
}

/** Does not move the focus when the viewer has already moved it. */
function focusPageIfUntouched(): void {
  if (document.activeElement === document.body) focusPageStart();
}
