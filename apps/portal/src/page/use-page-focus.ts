import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const idleTimeoutMs = 500;

/**
 * Runs an action when the browser is idle: moving the focus needs the page's layout, and a video's first frame has
 * priority.
 * @returns a function that cancels the action
 */
export function runWhenIdle(action: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(action, idleTimeoutMs / 5);
    return () => clearTimeout(timer);
  }
  const idleHandle = requestIdleCallback(action, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(idleHandle);
}

/**
 * Identifies equal controls of a page: links to the same address, such as those of a hero and a card, or buttons with
 * the same name.
 */
type ControlKind = { href: string } | { button: string };

/** A control's position among the controls of its kind on the page. */
interface FocusPosition {
  kind: ControlKind;
  index: number;
}

const getName = (button: Element): string => button.getAttribute('aria-label') ?? button.textContent.trim();

function getControlKey(control: Element): ControlKind {
  const href = control.getAttribute('href');
  return href === null ? { button: getName(control) } : { href };
}

const getControls = (kind: ControlKind): HTMLElement[] =>
  'href' in kind
    ? [...document.querySelectorAll<HTMLElement>('a[href]')].filter((link) => link.getAttribute('href') === kind.href)
    : [...document.querySelectorAll<HTMLElement>('button')].filter((button) => getName(button) === kind.button);

function getFocusPosition(target: EventTarget | null): FocusPosition | undefined {
  const control = target instanceof Element ? target.closest('a[href], button') : null;
  if (!control) return undefined;
  const kind = getControlKey(control);
  return { kind, index: getControls(kind).findIndex((sameControl) => sameControl === control) };
}

/**
 * Remembers, for each history entry, the link or button that led away from it.
 * @returns a function that finds the control of an entry, if the page has it again
 */
function useLeavingControls(): (entry: string) => HTMLElement | undefined {
  const { key } = useLocation();
  const focusPositions = useRef(new Map<string, FocusPosition | undefined>());
  const openedEntry = useRef(key);
  // The control is removed when the next page arrives, so each focus is recorded when it happens.
  const lastPosition = useRef<FocusPosition>(undefined);
  useEffect(() => {
    const recordFocus = ({ target }: FocusEvent) => void (lastPosition.current = getFocusPosition(target));
    document.addEventListener('focusin', recordFocus);
    return () => document.removeEventListener('focusin', recordFocus);
  }, []);
  useEffect(() => {
    if (openedEntry.current === key) return;
    focusPositions.current.set(openedEntry.current, lastPosition.current);
    openedEntry.current = key;
  }, [key]);
  return useCallback((entry) => {
    const position = focusPositions.current.get(entry);
    const similarControls = position ? getControls(position.kind) : [];
    return similarControls[position?.index ?? 0] ?? similarControls[0];
  }, []);
}

/** The id of the element that contains the page. */
export const mainId = 'main';

/** Gives the focus to the page's start: its heading, or the element marked with `data-page-start`. */
export function focusPageStart(): void {
  const main = document.getElementById(mainId);
  const target = main?.querySelector<HTMLElement>('[data-page-start]') ?? main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  // Scroll restoration decides the scroll position, for instance after Back.
  target.focus({ preventScroll: true });
}

/**
 * Moves the focus to the new page's heading after a navigation, so that a screen reader names the page and Tab
 * continues there.
 * After Back or Forward, the focus returns to the control that led away from the page.
 */
export function usePageFocus(): void {
  const { pathname, hash, key } = useLocation();
  const isReturning = useNavigationType() === 'POP';
  const findLeavingControl = useLeavingControls();
  const shownPathname = useRef(pathname);
  // A second navigation to the same page may start before the focus has moved.
  const isFocusPending = useRef(false);
  useEffect(() => {
    // For a link to a heading, the browser moves the focus itself.
    isFocusPending.current = (isFocusPending.current || shownPathname.current !== pathname) && hash === '';
    shownPathname.current = pathname;
    if (!isFocusPending.current) return;
    const previousFocus = document.activeElement;
    return runWhenIdle(() => {
      isFocusPending.current = false;
      // The viewer has already moved the focus.
      if (document.activeElement !== previousFocus && document.activeElement !== document.body) return;
      const control = isReturning ? findLeavingControl(key) : undefined;
      if (control) return control.focus({ preventScroll: true });
      focusPageStart();
    });
  }, [pathname, hash, key, isReturning, findLeavingControl]);
}
