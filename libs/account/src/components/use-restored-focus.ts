import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface RestoredFocus<Element extends HTMLElement> {
  /** Props for the list, or for an element around the list that stays when the list is empty. */
  props: { ref: RefObject<Element | null>; tabIndex: -1; onFocus: (event: FocusEvent<Element>) => void };
  /** The focus target: the entry at the position of the last focused entry; without entries, the list. */
  findTarget: () => HTMLElement | null;
}

/**
 * Keeps the focus in a list whose entries are removed: the entry that takes the place gets it. The entry's button does
 * not get it, because a second press must not repeat the action.
 * @param entryCount the number of entries
 */
export function useRestoredFocus<Element extends HTMLElement>(entryCount: number): RestoredFocus<Element> {
  const regionRef = useRef<Element>(null);
  const lastFocusedIndexRef = useRef(-1);
  const shownCountRef = useRef(entryCount);

  function getEntryElements(): readonly globalThis.Element[] {
    const listElement = regionRef.current?.matches('ul') ? regionRef.current : regionRef.current?.querySelector('ul');
    return [...(listElement?.children ?? [])];
  }

  function findTarget(): HTMLElement | null {
    const entryElements = getEntryElements();
    const entry = entryElements[Math.min(lastFocusedIndexRef.current, entryElements.length - 1)];
    if (!(entry instanceof HTMLElement)) return regionRef.current;
    entry.tabIndex = -1;
    return entry;
  }

  useLayoutEffect(() => {
    // A browser moves the focus of a removed element to the body.
    if (
      entryCount < shownCountRef.current &&
      lastFocusedIndexRef.current >= 0 &&
      document.activeElement === document.body
    )
      findTarget()?.focus();
    shownCountRef.current = entryCount;
  });

  return {
    props: {
      ref: regionRef,
      tabIndex: -1,
      onFocus: ({ target }) => {
        // An entry's dialog is outside the list: a focus in the dialog does not change the index.
        if (regionRef.current?.contains(target))
          lastFocusedIndexRef.current = getEntryElements().findIndex((entry) => entry.contains(target));
      },
    },
    findTarget,
  };
}
