import { useLayoutEffect, useState } from 'react';

/** The current layout of a list, in pixels. */
export interface ListLayout {
  columns: number;
  /** Gap between two lines. */
  gapPx: number;
  /** Distance from the document's top. */
  topPx: number;
  widthPx: number;
}

function measureLayout(listElement: HTMLElement): ListLayout | undefined {
  const cards = listElement.querySelector('ul');
  // A hidden list has no layout.
  if (!cards || listElement.clientWidth === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(cards);
  const columns = gridTemplateColumns.split(' ').filter((columnWidth) => Number.parseFloat(columnWidth) > 0).length;
  return {
    columns: Math.max(1, columns),
    gapPx: Number.parseFloat(rowGap) || 0,
    topPx: Math.round(listElement.getBoundingClientRect().top + scrollY),
    widthPx: listElement.clientWidth,
  };
}

/** The list's layout as set by CSS, measured again when the window changes. */
export function useListLayout(getListElement: () => HTMLElement | null): ListLayout | undefined {
  const [layout, setLayout] = useState<ListLayout>();
  useLayoutEffect(() => {
    const element = getListElement();
    if (!element) return undefined;
    const updateLayout = () => {
      const newLayout = measureLayout(element);
      // A list that loses its layout keeps the last one. Otherwise it would never be rendered again.
      if (!newLayout) return;
      setLayout((previousLayout) =>
        JSON.stringify(previousLayout) === JSON.stringify(newLayout) ? previousLayout : newLayout,
      );
    };
    updateLayout();
    const observer = new ResizeObserver(updateLayout);
    // The list's height grows with each page, so the parent is observed, which has the same width.
    observer.observe(element.parentElement ?? element);
    return () => observer.disconnect();
  }, [getListElement]);
  return layout;
}
