import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** At the latest, in milliseconds. */
const soon = 500;

/**
 * Giving the focus wants the page's layout, and nobody waits for it: a video's first picture, for one, comes first.
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle time.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, soon / 5);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(act, { timeout: soon });
  return () => cancelIdleCallback(idle);
}

/** What is alike on a page: links that lead to the same address, a hero and a card below it say, or buttons of the same name. */
type Kind = { href: string } | { button: string };

/** One of them. */
interface Place {
  kind: Kind;
  nth: number;
}

const nameOf = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();

function kindOf(control: Element): Kind {
  const href = control.getAttribute('href');
  return href === null ? { button: nameOf(control) } : { href };
}

const allOf = (kind: Kind): HTMLElement[] =>
  'href' in kind
    ? [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === kind.href)
    : [...document.querySelectorAll<HTMLElement>('button')].filter((button) => nameOf(button) === kind.button);

function placeOf(target: EventTarget | null): Place | undefined {
  const control = target instanceof Element ? target.closest('a[href], button') : null;
  if (!control) return undefined;
  const kind = kindOf(control);
  return { kind, nth: allOf(kind).findIndex((other) => other === control) };
}

/**
 * Which link or button each entry of the history was left by.
 * @returns for an entry: that link or button, if it is there again
 */
function useControlsLeftBy(): (entry: string) => HTMLElement | undefined {
  const { key } = useLocation();
  const left = useRef(new Map<string, Place | undefined>());
  const open = useRef(key);
  // The control is gone when one has arrived: what had the focus last is known from then.
  const last = useRef<Place>(undefined);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => void (last.current = placeOf(target));
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (open.current === key) return;
    left.current.set(open.current, last.current);
    open.current = key;
  }, [key]);
  return useCallback((entry) => {
    const place = left.current.get(entry);
    const alike = place ? allOf(place.kind) : [];
    return alike[place?.nth ?? 0] ?? alike[0];
  }, []);
}

/** The id of the element that holds the page. */
export const mainId = 'main';

/** Gives the focus to what the page begins with: its heading, or what is marked with `data-page-start`. */
export function focusPageStart(): void {
  const main = document.getElementById(mainId);
  const target = main?.querySelector<HTMLElement>('[data-page-start]') ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  // Where the page is scrolled to, going back for instance, is another's business.
  target.focus({ preventScroll: true });
}

/**
 * After a navigation the new page's heading has the focus: a screen reader says where one is, and the next Tab goes on from there.
 * The link that was pressed is often gone with its page, and the browser would begin at the top of the document again. A page that
 * begins with something else marks it with `data-page-start`. Going back, or forward again, leads to the link or button that the page was left by.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const returns = useNavigationType() === 'POP';
  const leftBy = useControlsLeftBy();
  const shown = useRef(pathname);
  // A second navigation to the same page may come before the focus does.
  const isDue = useRef(false);
  useEffect(() => {
    // The browser goes to the anchor.
    isDue.current = (isDue.current || shown.current !== pathname) && hash === '';
    shown.current = pathname;
    if (!isDue.current) return;
    const before = document.activeElement;
    return whenIdle(() => {
      isDue.current = false;
      // The viewer was faster.
      if (document.activeElement !== before && document.activeElement !== document.body) return;
      const control = returns ? leftBy(key) : undefined;
      if (control) return control.focus({ preventScroll: true });
      focusPageStart();
    });
  }, [pathname, hash, key, returns, leftBy]);
}
