import { type DragEvent, type MouseEvent, type PointerEvent, type RefObject, useRef } from 'react';

/** Limit of pixels that a mouse may move during a click. */
const dragThresholdPx = 6;
/** Time for which a released row keeps its last speed, in milliseconds. */
const glideMs = 180;

interface DragState {
  startX: number;
  startScroll: number;
  lastX: number;
  lastTime: number;
  /** Pixels per millisecond. */
  speed: number;
  hasMoved: boolean;
}

/**
 * Lets a mouse drag a scrolling row; fingers and pens scroll it natively. It blocks the click only if the press has
 * moved. While dragging, `data-dragging` turns snapping off.
 */
export function useMouseDrag(element: RefObject<HTMLElement | null>) {
  const drag = useRef<DragState>(null);
  const blocksClickRef = useRef(false);

  const endDrag = () => {
    const current = drag.current;
    const row = element.current;
    drag.current = null;
    if (!current?.hasMoved || !row) return;
    blocksClickRef.current = true;
    // The click of this release comes in the same task; a release outside the row causes no click.
    setTimeout(() => {
      blocksClickRef.current = false;
    });
    const settle = () => row.removeAttribute('data-dragging');
    const glidePx = Math.round(-current.speed * glideMs);
    if (Math.abs(glidePx) < 8) return settle();
    row.addEventListener('scrollend', settle, { once: true });
    setTimeout(settle, 600);
    row.scrollBy({ left: glidePx, behavior: 'smooth' });
  };

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'mouse' || event.button !== 0) return;
      drag.current = {
        startX: event.clientX,
        startScroll: event.currentTarget.scrollLeft,
        lastX: event.clientX,
        lastTime: event.timeStamp,
        speed: 0,
        hasMoved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (!current) return;
      const row = event.currentTarget;
      if (!current.hasMoved) {
        if (Math.abs(event.clientX - current.startX) < dragThresholdPx) return;
        current.hasMoved = true;
        row.setPointerCapture(event.pointerId);
        row.setAttribute('data-dragging', '');
      }
      const elapsedMs = event.timeStamp - current.lastTime;
      if (elapsedMs > 0) current.speed = (event.clientX - current.lastX) / elapsedMs;
      current.lastX = event.clientX;
      current.lastTime = event.timeStamp;
      row.scrollLeft = current.startScroll - (event.clientX - current.startX);
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onClickCapture: (event: MouseEvent<HTMLElement>) => {
      if (!blocksClickRef.current) return;
      blocksClickRef.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    // Links and pictures would start the browser's own drag.
    onDragStart: (event: DragEvent<HTMLElement>) => event.preventDefault(),
  };
}
