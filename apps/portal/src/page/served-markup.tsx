import { limitedEvent, getDocumentFlags } from '@touchline/feature-kit/marks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** Copies the server's elements, because React removes the originals with the part that failed. */
const getCopy = (elementId: string): Node[] =>
  getDocumentFlags().drawn === undefined
    ? []
    : [...(document.querySelector(elementId)?.cloneNode(true).childNodes ?? [])];

/**
 * Shows a copy of the server's HTML when the first page's code throws, with a message about the fault. Later pages show
 * `fallback`, because the server did not render them.
 * @param selector selects the element whose content failed
 */
export function ServedMarkup({ selector, fallback }: { selector: string; fallback: ReactNode }) {
  // This runs before React removes the server's elements.
  const [nodes] = useState(() => getCopy(selector));
  const containerRef = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    containerRef.current?.replaceChildren(...nodes);
    if (nodes.length > 0) dispatchEvent(new Event(limitedEvent));
  }, [nodes]);
  return nodes.length > 0 ? <div ref={containerRef} style={{ display: 'contents' }} /> : fallback;
}
