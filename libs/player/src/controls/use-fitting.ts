import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The parts in the order in which they leave a narrow control bar: first duplicates, then controls that few viewers
 * need, then functions of the device itself. Controls move into the settings.
 */
export const removalOrder = [
  'moments',
  'clock',
  'startWords',
  'slider',
  'cameras',
  'speed',
  'pip',
  'cast',
  'audio',
  'words',
  'length',
  'start',
  'mute',
  'time',
  'captions',
] as const;

export type RemovableControl = (typeof removalOrder)[number];

/** Whether the content of the bar fits into it. */
function canFitContent(bar: HTMLElement): boolean {
  const neededWidth = [...bar.children].reduce((sum, group) => sum + group.getBoundingClientRect().width, 0);
  // Browsers round widths to half a pixel.
  return neededWidth <= bar.getBoundingClientRect().width + 0.5;
}

/**
 * Returns a key of the properties that determine the bar's width and the width of its content. All digits have the same
 * width, so a running clock does not change the key.
 */
function getSizeKey(bar: HTMLElement): string {
  const { width, height } = bar.getBoundingClientRect();
  return [width, height, bar.getElementsByTagName('*').length, bar.textContent.replace(/\d/g, '0')].join();
}

/** Takes parts out of the bar, one by one, until the rest fits. @returns how many are out */
function removeUntilFits(bar: HTMLElement): number {
  const parts = [...bar.querySelectorAll<HTMLElement>('[data-leaves]')];
  for (let removedCount = 0; ; removedCount += 1) {
    const hiddenControls: readonly (string | undefined)[] = removalOrder.slice(0, removedCount);
    for (const part of parts) part.toggleAttribute('data-gone', hiddenControls.includes(part.dataset['leaves']));
    if (removedCount === removalOrder.length || canFitContent(bar)) return removedCount;
  }
}

/** A control that leaves the bar passes its focus to the settings button. */
function moveFocusToSettings(bar: HTMLElement): void {
  const focusedElement = document.activeElement;
  if (focusedElement && bar.contains(focusedElement) && focusedElement.closest('[data-gone]'))
    bar.querySelector<HTMLElement>('[data-settings]')?.focus();
}

export interface FittedBar {
  bar: RefObject<HTMLDivElement | null>;
  /** The parts that do not fit at present. */
  hiddenControls: ReadonlySet<RemovableControl>;
}

/**
 * Fits the content of a bar by measuring, so that it works for every language, text size and stream. The bar's children
 * are groups as wide as their content. A part has `data-leaves`, and is hidden while it has `data-gone`.
 */
export function useFitting(): FittedBar {
  const bar = useRef<HTMLDivElement>(null);
  const [removedCount, setRemovedCount] = useState(0);
  useLayoutEffect(() => {
    const element = bar.current;
    // Without layout, as in tests, everything fits.
    if (!element || typeof ResizeObserver === 'undefined') return;
    let lastSizeKey = '';
    const fitControls = (): void => {
      const sizeKey = getSizeKey(element);
      if (sizeKey === lastSizeKey) return;
      lastSizeKey = sizeKey;
      setRemovedCount(removeUntilFits(element));
      moveFocusToSettings(element);
    };
    // The first paint must fit, too.
    fitControls();
    const resizeObserver = new ResizeObserver(fitControls);
    resizeObserver.observe(element);
    // The observer runs before the next paint: a new track or a longer time needs more space.
    const mutationObserver = new MutationObserver(fitControls);
    mutationObserver.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      resizeObserver.disconnect();
      mutationObserver.disconnect();
    };
  }, []);
  return { bar, hiddenControls: new Set(removalOrder.slice(0, removedCount)) };
}
