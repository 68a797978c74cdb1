import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { releaseReservedHeight } from './release-reserved-height.ts';
import { BelowScreenContext } from './below-screen-context.ts';
import { personalRowHeights } from './personal-row-heights.ts';

export interface PersonalPartProps {
  /** The part's name within the page. */
  name: string;
  /**
   * During `loading`, the skeleton has exactly the reserved height. A part that is `gone` has no content for this
   * viewer, and its space is released.
   */
  state?: 'loading' | 'failed' | 'gone' | 'there';
  className?: string | undefined;
  children: ReactNode;
}

/**
 * One of the viewer's personal parts of home; only in the browser. A part that was on home at the last visit has
 * reserved space. A new part appears below the first screen, where it moves no visible content.
 */
export function PersonalPart({ name, state = 'there', className, children }: PersonalPartProps) {
  const belowScreenElement = useContext(BelowScreenContext);
  const [height] = useState(() => personalRowHeights.getHeight(name));
  const reservedRef = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isShown = height === undefined ? state === 'there' && belowScreenElement !== null : true;
  useEffect(() => {
    if (state === 'gone') {
      personalRowHeights.storeHeight(name, 0);
      return reservedRef.current ? releaseReservedHeight(reservedRef.current) : undefined;
    }
    if (state !== 'there' || !content.current) return undefined;
    return watchHeight(content.current, (heightPx) => personalRowHeights.storeHeight(name, heightPx));
  }, [name, state, isShown]);
  if (!isShown) return null;
  const partElement = (
    <div
      ref={reservedRef}
      data-own={name}
      style={state === 'loading' ? { blockSize: height, overflow: 'hidden' } : { minBlockSize: height }}
    >
      <div ref={content} className={className}>
        {state !== 'gone' && children}
      </div>
    </div>
  );
  return belowScreenElement && height === undefined ? createPortal(partElement, belowScreenElement) : partElement;
}

/**
 * Reports the height of an element with its padding at once and after each change, in whole pixels.
 * @returns a function that ends it
 */
function watchHeight(element: Element, onHeight: (height: number) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(([entry]) => onHeight(Math.round(entry?.borderBoxSize[0]?.blockSize ?? 0)));
  observer.observe(element);
  return () => observer.disconnect();
}
