import { storedValue } from '@touchline/feature-kit/storage';
import type { RecentNotice } from '@touchline/shell';
import type { createBrowserRouter } from 'react-router-dom';
import { takeFullNavigation } from '../navigation/to-response.ts';
import type { AppParts } from '../parts/app-parts.ts';
import { pageAliveAtom } from '../page/page-router.tsx';
import { focusPageStart, runWhenIdle } from '../page/use-page-focus.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
type Parts = Pick<AppParts, 'atoms' | 'locale' | 'notices'>;
type Notice = Pick<RecentNotice, 'kind' | 'text'>;

/** A toast younger than this may still be visible when the page is left. */
const maxToastAgeMs = 4_000;
/** The next document of the portal must start within this time. */
const maxNoticeAgeMs = 30_000;
const maxToasts = 3;
const maxTextCharacters = 300;

interface StoredNotices {
  at: number;
  locale: string;
  /** Whether the portal itself opened the next document, which then puts the focus where a navigation would. */
  moved: boolean;
  toasts: readonly Notice[];
}

const emptyNotices: StoredNotices = { at: 0, locale: '', moved: false, toasts: [] };

function parse(stored: unknown): StoredNotices | undefined {
  const storedFields: { at?: unknown; locale?: unknown; moved?: unknown; toasts?: unknown } = Object(stored);
  if (typeof storedFields.at !== 'number') return undefined;
  const toasts: unknown[] = Array.isArray(storedFields.toasts) ? storedFields.toasts.slice(0, maxToasts) : [];
  return {
    at: storedFields.at,
    locale: String(storedFields.locale),
    moved: storedFields.moved === true,
    toasts: toasts.flatMap(getNotice),
  };
}

/** Without storage the next document starts without toasts. */
const storedNotices = storedValue({ name: 'notices', scope: 'tab', parse, empty: emptyNotices, maxBytes: 10_000 });

/**
 * Shows the toasts of the previous document. When this document ends, it stores its newest toasts, without their
 * actions, for the tab's next document.
 */
export function carryNotices({ atoms, locale, notices }: Parts, router: Router): void {
  const { toasts, moved } = takeNotices(locale);
  addEventListener('pagehide', () => {
    const recentNotices = notices.recent().filter(({ at }) => Date.now() - at < maxToastAgeMs);
    const moved = takeFullNavigation();
    if (moved || recentNotices.length > 0) storeNotices(locale, moved, recentNotices);
  });
  for (const { kind, text } of toasts) notices.notify(kind, text);
  if (moved && location.hash === '') onPageShown(atoms, router, () => runWhenIdle(focusPageIfUntouched));
}

function storeNotices(locale: string, moved: boolean, recentNotices: readonly RecentNotice[]): void {
  const toasts = recentNotices
    .slice(-maxToasts)
    .map(({ kind, text }) => ({ kind, text: text.slice(0, maxTextCharacters) }));
  storedNotices.set({ at: Date.now(), locale, moved, toasts });
}

function takeNotices(locale: string): Pick<StoredNotices, 'toasts' | 'moved'> {
  const { at, locale: carriedLocale, moved, toasts } = storedNotices.get();
  storedNotices.set(emptyNotices);
  return Math.abs(Date.now() - at) > maxNoticeAgeMs
    ? emptyNotices
    : { moved, toasts: carriedLocale === locale ? toasts : [] };
}

function getNotice(storedFields: unknown): Notice[] {
  const { kind, text }: { kind?: unknown; text?: unknown } = Object(storedFields);
  const isKnownKind = kind === 'success' || kind === 'danger';
  return isKnownKind && typeof text === 'string' && text.length <= maxTextCharacters ? [{ kind, text }] : [];
}

/** Calls `action` once the first page is complete, including the parts that only the browser loads. */
function onPageShown(atoms: Parts['atoms'], router: Router, action: () => void): void {
  const stopCallbacks: (() => void)[] = [];
  const showCarriedNotice = () => {
    const { navigation, revalidation } = router.state;
    if (!atoms.get(pageAliveAtom) || navigation.state !== 'idle' || revalidation !== 'idle') return;
    for (const stopCallback of stopCallbacks.splice(0)) stopCallback();
    action();
  };
  stopCallbacks.push(atoms.sub(pageAliveAtom, showCarriedNotice), router.subscribe(showCarriedNotice));
  showCarriedNotice();
}

/** Moves the focus to the page's start, unless the viewer has already moved it. */
function focusPageIfUntouched(): void {
  if (document.activeElement === document.body) focusPageStart();
}
