import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

export interface KeptFocus<Element extends HTMLElement> {
  /** For the list, or what stands around it and stays when it is empty. */
  props: { ref: RefObject<Element | null>; tabIndex: -1; onFocus: (event: FocusEvent<Element>) => void };
  /** Where the focus belongs: at the place of the entry that had it last; at the list's where there is none. */
  place: () => HTMLElement | null;
}

/**
 * Keeps the focus in a list from which entries go: the one that takes the place of an entry that had it gets it, and not the button in
 * it, for a second press must not do the same again.
 * @param count how many entries there are
 */
export function useKeptFocus<Element extends HTMLElement>(count: number): KeptFocus<Element> {
  const region = useRef<Element>(null);
  const last = useRef(-1);
  const shown = useRef(count);

  function entries(): readonly globalThis.Element[] {
    const list = region.current?.matches('ul') ? region.current : region.current?.querySelector('ul');
    return [...(list?.children ?? [])];
  }

  function place(): HTMLElement | null {
    const all = entries();
    const entry = all[Math.min(last.current, all.length - 1)];
    if (!(entry instanceof HTMLElement)) return region.current;
    entry.tabIndex = -1;
    return entry;
  }

  useLayoutEffect(() => {
    // A browser gives the focus of what is gone to the body.
    if (count < shown.current && last.current >= 0 && document.activeElement === document.body) place()?.focus();
    shown.current = count;
  });

  return {
    props: {
      ref: region,
      tabIndex: -1,
      onFocus: ({ target }) => {
        // A dialog of an entry's is drawn elsewhere: what had the focus before it counts.
        if (region.current?.contains(target)) last.current = entries().findIndex((entry) => entry.contains(target));
      },
    },
    place,
  };
}
