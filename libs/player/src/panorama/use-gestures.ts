import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { getTapZone } from '../controls/use-surface-taps.ts';
import type { Camera } from './camera.ts';
import type { Spot } from './view.ts';

/** A pointer that moves further than this, in pixels, is neither a click nor a tap. */
const slopPx = { mouse: 4, other: 10 };
/** Milliseconds between the two taps of a double tap. */
const doubleTapMs = 300;
/** The speed of a fling is measured over these last milliseconds. */
const flingWindowMs = 90;
/** The camera does not coast below this speed, in player areas per second. */
const minFlingSpeed = 0.15;
/** How much a pixel of the wheel, and of a pinch on a trackpad, changes the logarithm of the zoom. */
const wheelZoomRate = 0.0016;
const pinchZoomRate = 0.01;
/** A wheel movement that began on the camera does not scroll the page for this long; milliseconds. */
const wheelGestureGapMs = 250;

interface Point {
  x: number;
  y: number;
}

interface TimedPoint extends Point {
  timeMs: number;
}

const getPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY });

/** The spot of a point in the player area. */
function toSpot({ x, y }: Point, { left, top, width, height }: DOMRect): Spot {
  return { across: (x - left) / width - 0.5, down: (y - top) / height - 0.5 };
}

/** Returns the middle and the spread of two fingers, or the position of a single finger. */
function getPinch(points: readonly Point[]): Point & { spread: number } {
  const [firstPoint = { x: 0, y: 0 }, secondPoint = firstPoint] = points;
  return {
    x: (firstPoint.x + secondPoint.x) / 2,
    y: (firstPoint.y + secondPoint.y) / 2,
    spread: Math.hypot(firstPoint.x - secondPoint.x, firstPoint.y - secondPoint.y),
  };
}

/** Tracks one or two pointers on the camera. */
function createGestureTracker(camera: Camera) {
  const points = new Map<number, Point>();
  let startPoint: Point = { x: 0, y: 0 };
  /**
   * Measured once per gesture: the player area does not move during a drag, and each measurement would cost a layout.
   */
  let playerArea = new DOMRect();
  let recentPoints: TimedPoint[] = [];
  let isMoving = false;
  return {
    points,
    isMoving: () => isMoving,
    start(point: Point, area: DOMRect, timeMs: number): void {
      startPoint = point;
      playerArea = area;
      recentPoints = [{ ...point, timeMs }];
      // A press that stops a coasting camera has no other effect.
      const { operator, isCameraMoving } = camera.get();
      isMoving = operator === 'viewer' && isCameraMoving;
      camera.hold();
    },
    /** A second finger arrives, so the press is no tap. */
    restart(): void {
      isMoving = true;
      recentPoints = [];
    },
    movePointer(id: number, point: Point, slopPixels: number, timeMs: number): void {
      const pinchBefore = getPinch([...points.values()]);
      points.set(id, point);
      const now = getPinch([...points.values()]);
      if (!isMoving && Math.hypot(point.x - startPoint.x, point.y - startPoint.y) < slopPixels) return;
      isMoving = true;
      camera.drag((pinchBefore.x - now.x) / playerArea.width, (pinchBefore.y - now.y) / playerArea.height);
      if (pinchBefore.spread > 0 && now.spread > 0)
        camera.pinch(now.spread / pinchBefore.spread, toSpot(now, playerArea));
      else
        recentPoints = [
          ...recentPoints.filter((timedPoint) => timeMs - timedPoint.timeMs < flingWindowMs),
          { ...now, timeMs },
        ];
    },
    /** The last pointer was lifted. */
    endGesture(timeMs: number): void {
      const oldestPoint = recentPoints.find((timedPoint) => timeMs - timedPoint.timeMs < flingWindowMs);
      const lastPoint = recentPoints.at(-1);
      if (!oldestPoint || !lastPoint || lastPoint.timeMs <= oldestPoint.timeMs) return;
      const seconds = (lastPoint.timeMs - oldestPoint.timeMs) / 1000;
      const acrossSpeed = (oldestPoint.x - lastPoint.x) / playerArea.width / seconds;
      const downSpeed = (oldestPoint.y - lastPoint.y) / playerArea.height / seconds;
      if (Math.hypot(acrossSpeed, downSpeed) > minFlingSpeed) camera.fling(acrossSpeed, downSpeed);
    },
  };
}

interface GestureOptions {
  camera: Camera;
  /** Called for a press without a movement. */
  onTap: (event: PointerEvent<HTMLElement>) => void;
}

/** Handles drag, pinch and double tap, by mouse, finger and pen, on the element with these handlers. */
export function useGestures({ camera, onTap }: GestureOptions) {
  const gestureRef = useRef<ReturnType<typeof createGestureTracker>>(null);
  const getGesture = (): ReturnType<typeof createGestureTracker> =>
    (gestureRef.current ??= createGestureTracker(camera));
  const lastTapMs = useRef(0);

  function handleTap(event: PointerEvent<HTMLElement>): void {
    onTap(event);
    if (event.pointerType === 'mouse') return;
    const isDouble = event.timeStamp - lastTapMs.current < doubleTapMs;
    lastTapMs.current = isDouble ? 0 : event.timeStamp;
    const pressedSpot = toSpot(getPoint(event), event.currentTarget.getBoundingClientRect());
    // A double tap at a side skips, as in every stream.
    if (isDouble && getTapZone(pressedSpot.across + 0.5, 1) === 'middle') camera.toggleZoom(pressedSpot);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0 || getGesture().points.size === 2) return;
      getGesture().points.set(event.pointerId, getPoint(event));
      if (getGesture().points.size > 1) getGesture().restart();
      else getGesture().start(getPoint(event), event.currentTarget.getBoundingClientRect(), event.timeStamp);
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!getGesture().points.has(event.pointerId)) return;
      const slopPixels = event.pointerType === 'mouse' ? slopPx.mouse : slopPx.other;
      getGesture().movePointer(event.pointerId, getPoint(event), slopPixels, event.timeStamp);
      if (getGesture().isMoving() && !event.currentTarget.hasPointerCapture(event.pointerId))
        event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerUp(event: PointerEvent<HTMLElement>): void {
      if (!getGesture().points.delete(event.pointerId)) return;
      if (getGesture().points.size > 0) return;
      if (getGesture().isMoving()) getGesture().endGesture(event.timeStamp);
      else handleTap(event);
    },
    /** The browser has claimed the pointer, to scroll the page. */
    onPointerCancel: (event: PointerEvent<HTMLElement>) => void getGesture().points.delete(event.pointerId),
  };
}

/**
 * Handles the wheel: a pinch on a trackpad (a wheel event with Ctrl) zooms, a horizontal movement pans. A vertical
 * movement zooms in full screen, and while the viewer controls the camera of a focused player; otherwise it scrolls the
 * page.
 */
export function useWheel(surface: RefObject<HTMLElement | null>, camera: Camera): void {
  const lastWheelMs = useRef(-Infinity);
  const zoomByWheel = useEffectEvent((event: WheelEvent) => {
    const playerArea = surface.current;
    if (!playerArea) return;
    const getBox = (): DOMRect => playerArea.getBoundingClientRect();
    const pixelsPerUnit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const [acrossPixels, downPixels] = [event.deltaX * pixelsPerUnit, event.deltaY * pixelsPerUnit];
    const isEngaged =
      document.fullscreenElement !== null ||
      (camera.get().operator === 'viewer' && playerArea.parentElement?.contains(document.activeElement) === true);
    let hasMoved = false;
    if (event.ctrlKey)
      hasMoved = camera.pinch(Math.exp(-downPixels * pinchZoomRate), toSpot(getPoint(event), getBox()));
    else if (Math.abs(acrossPixels) > Math.abs(downPixels))
      hasMoved = camera.drag(acrossPixels / playerArea.clientWidth, 0);
    else if (isEngaged)
      hasMoved = camera.zoomBy(Math.exp(-downPixels * wheelZoomRate), toSpot(getPoint(event), getBox()));
    if (hasMoved) lastWheelMs.current = event.timeStamp;
    if (event.timeStamp - lastWheelMs.current < wheelGestureGapMs) event.preventDefault();
  });
  useEffect(() => {
    const element = surface.current;
    const onWheel = (event: WheelEvent): void => zoomByWheel(event);
    // React registers a passive listener, which cannot keep the page from scrolling.
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [surface]);
}
