import { useLayoutEffect, useState } from 'react';

/** The current layout of a list, in pixels. */
export interface ListLayout {
  columns: number;
  /** Between two lines. */
  gapPx: number;
  /** From the document's top. */
  topPx: number;
  widthPx: number;
}

function measureLayout(listElement: HTMLElement): ListLayout | undefined {
  const cards = listElement.querySelector('ul');
  // True if the list is hidden and has no layout.
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

/** The list's layout by CSS, measured again when the window changes. */
export function useListLayout(getListElement: () => HTMLElement | null): ListLayout | undefined {
  const [layout, setLayout] = useState<ListLayout>();
  useLayoutEffect(() => {
    const element = getListElement();
    if (!element) return undefined;
    const updateLayout = () => {
      const newLayout = measureLayout(element);
      // A list without a layout keeps its last one, or it would never be drawn.
      if (!newLayout) return;
      setLayout((previousLayout) =>
        JSON.stringify(previousLayout) === JSON.stringify(newLayout) ? previousLayout : newLayout,
      );
    };
    updateLayout();
    const observer = new ResizeObserver(updateLayout);
    // The list itself grows with each page; its width is its parent's.
    observer.observe(element.parentElement ?? element);
    return () => observer.disconnect();
  }, [getListElement]);
  return layout;
}
