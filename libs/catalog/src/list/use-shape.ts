import { useLayoutEffect, useState } from 'react';

/** The current layout of a list, in pixels. */
export interface Shape {
  columns: number;
  /** Between two lines. */
  gap: number;
  /** From the document's top. */
  top: number;
  width: number;
}

function getShape(list: HTMLElement): Shape | undefined {
  const cards = list.querySelector('ul');
  // True if the list is hidden and has no layout.
  if (!cards || list.clientWidth === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(cards);
  const columns = gridTemplateColumns.split(' ').filter((track) => Number.parseFloat(track) > 0).length;
  return {
    columns: Math.max(1, columns),
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + scrollY),
    width: list.clientWidth,
  };
}

/** The list's layout by CSS, measured again when the window changes. */
export function useShape(list: () => HTMLElement | null): Shape | undefined {
  const [shape, setShape] = useState<Shape>();
  useLayoutEffect(() => {
    const element = list();
    if (!element) return undefined;
    const measure = () => {
      const next = getShape(element);
      // A list without a layout keeps its last one, or it would never be drawn.
      if (!next) return;
      setShape((previousShape) => (JSON.stringify(previousShape) === JSON.stringify(next) ? previousShape : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The list itself grows with each page; its width is its parent's.
    observer.observe(element.parentElement ?? element);
    return () => observer.disconnect();
  }, [list]);
  return shape;
}
