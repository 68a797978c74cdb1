import { limitedEvent, rootMarks } from '@touchline/feature-kit/marks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** A copy has nothing that ties its nodes to code that has failed. */
const copyOf = (place: string): Node[] =>
  rootMarks().drawn === undefined ? [] : [...(document.querySelector(place)?.cloneNode(true).childNodes ?? [])];

/**
 * Stands where the first page's code fails: what the server drew stays, its links work as links, and the document's line says that some things
 * don't work. Later pages have no such drawing.
 * @param of the element whose content fails
 * @param instead of it on later pages
 */
export function AsServed({ of, instead }: { of: string; instead: ReactNode }) {
  // Asked before React takes the drawing away.
  const [nodes] = useState(() => copyOf(of));
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.replaceChildren(...nodes);
    if (nodes.length > 0) dispatchEvent(new Event(limitedEvent));
  }, [nodes]);
  return nodes.length > 0 ? <div ref={place} style={{ display: 'contents' }} /> : instead;
}
