import { limitedEvent, getDocumentFlags } from '@touchline/feature-kit/marks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Copies the server's elements: React removes the originals together with the part that failed. */
const getCopy = (elementId: string): Node[] =>
  getDocumentFlags().drawn === undefined
    ? []
    : [...(document.querySelector(elementId)?.cloneNode(true).childNodes ?? [])];

/**
 * Shows a copy of the server's HTML when the first page's code throws, and a line of the document reports the fault. Links in the copy load their
 * documents. Later pages show `fallback`, because the server did not draw them.
 * @param selector selects the element whose content failed
 */
export function ServedMarkup({ selector, fallback }: { selector: string; fallback: ReactNode }) {
  // Runs before React removes the server's elements.
  const [nodes] = useState(() => getCopy(selector));
  const containerRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    containerRef.current?.replaceChildren(...nodes);
    if (nodes.length > 0) dispatchEvent(new Event(limitedEvent));
  }, [nodes]);
  return nodes.length > 0 ? <div ref={containerRef} style={{ display: 'contents' }} /> : fallback;
}
