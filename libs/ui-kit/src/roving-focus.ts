import type { FocusEvent, KeyboardEvent } from 'react';

const focusableSelector = 'a[href], button:not([disabled])';

const getItem = (track: HTMLElement, target: EventTarget): HTMLElement | undefined =>
  [...track.children].find(
    (item): item is HTMLElement => item instanceof HTMLElement && target instanceof Node && item.contains(target),
  );

/**
 * Makes a row one tab stop: the controls of the focused item stay in the tab order, the others are removed from it. It
 * runs at the first focus, so that a page with many rows needs no time before that.
 */
export function handleTrackFocus(event: FocusEvent<HTMLElement>): void {
  const track = event.currentTarget;
  const current = getItem(track, event.target);
  for (const item of track.children) {
    for (const control of item.querySelectorAll<HTMLElement>(focusableSelector)) {
      if (item === current) control.removeAttribute('tabindex');
      else control.tabIndex = -1;
    }
  }
}

/** Moves the focus from item to item: arrow keys in the page's direction, Home and End. */
export function handleTrackKey(event: KeyboardEvent<HTMLElement>): void {
  const track = event.currentTarget;
  const items = [...track.children];
  const current = getItem(track, event.target);
  if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
  const index = items.indexOf(current);
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  const target = {
    ArrowRight: index + (isRightToLeft ? -1 : 1),
    ArrowLeft: index + (isRightToLeft ? 1 : -1),
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.querySelector<HTMLElement>(focusableSelector)?.focus();
}
