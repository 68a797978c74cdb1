import type { Value } from '../remote/value.ts';
import { createTravelling, type CameraState, type Travelling, type CameraPath } from './travelling.ts';
import {
  fillZoom,
  filledView,
  clampView,
  middle,
  movedBy,
  seenAt,
  zoomedTo,
  zoomWithin,
  type Scene,
  type Spot,
  type View,
} from './view.ts';

/** A virtual camera over a wide frame. A viewer who moves it controls it until they release it. */
export interface Camera extends Value<CameraState> {
  /** Sets the current size of the player area and the frame. */
  fit(scene: Scene): void;
  /**
   * Moves the automatic camera to the play. @param x 0 at the frame's left edge @param isCut without a movement in
   * between
   */
  follow(x: number, isCut?: boolean): void;
  /**
   * Moves with a pointer, at once, by shares of the player area.
   * @returns false at the edge
   */
  drag(across: number, down: number): boolean;
  /** Coasts after a pointer was released, from its speed in shares of the player area per second. */
  fling(across: number, down: number): void;
  /** Moves by shares of the player area. */
  step(across: number, down: number): void;
  /**
   * Moves this point of the frame into the middle.
   * @param isImmediate for a pointer that drags
   */
  lookAt(x: number, y: number, isImmediate?: boolean): void;
  /** Zooms in (above 1) or out. @returns false at the limit */
  zoomBy(factor: number, spot?: Spot): boolean;
  /** Zooms with two fingers; at once. */
  pinch(factor: number, spot: Spot): boolean;
  /** Zooms from the filled player area to a close view of the spot, and back. */
  toggleZoom(spot: Spot): void;
  /** A pointer touches the player area: a coasting camera stops. */
  hold(): void;
  /** Gives the viewer control of the camera at its current view. */
  takeOver(): void;
  /** Follows the play again. */
  release(): void;
  /** Returns the rest of the movement. */
  getPath(): CameraPath;
  /** Ends a movement: its animation is complete. */
  arrive(): void;
}

/** Seconds that a movement of the automatic camera takes. */
const followSeconds = 2.2;
const stepSeconds = 0.45;
const returnSeconds = 0.9;
const coastSeconds = 0.7;
/**
 * The distance of coasting, in seconds of its first speed: a spring with this distance comes to rest without turning
 * back.
 */
const coastDistanceSeconds = coastSeconds / 4.75;

/**
 * The automatic camera moves only when the play is further away than this share of the visible width, because no
 * operator follows each pass.
 */
const slackShare = 0.06;
/** How much closer than the filled player area a double tap goes. */
const doubleTapZoom = 2;

/** Controls the camera while it is automatic. */
function createFollower(travelling: Travelling, isCalm: () => boolean) {
  let play = 0.5;
  return {
    /** The automatic view. */
    view: (scene: Scene): View => filledView(scene, play),
    follow(x: number, isCut = false): void {
      const { operator, scene, view } = travelling.get();
      const slack = scene && !isCut ? seenAt(scene, view.zoom).width * slackShare : 0;
      if (Math.abs(x - play) < slack) return;
      play = x;
      if (!scene || operator !== 'automatic') return;
      if (isCut) travelling.jump(filledView(scene, play), 'automatic');
      else travelling.go(filledView(scene, play), 'automatic', followSeconds);
    },
    release(): void {
      const { scene } = travelling.get();
      if (!scene) return;
      if (isCalm()) travelling.jump(filledView(scene, play), 'automatic');
      else travelling.go(filledView(scene, play), 'automatic', returnSeconds);
    },
  };
}

/**
 * @param isCalm whether the viewer prefers reduced motion; read at each use
 * @param clock seconds on the animation clock
 */
export function createCamera(isCalm: () => boolean, clock: () => number): Camera {
  const travelling = createTravelling(clock);
  const follower = createFollower(travelling, isCalm);

  /** The starting point of a key's step: the target of the last step, so that the steps of a held key add up. */
  function from(): View {
    const { operator, view } = travelling.get();
    return operator === 'viewer' ? travelling.goal() : view;
  }

  /** Moves the camera for the viewer, once the sizes are known, and gives the viewer control. */
  function moveTo(next: (scene: Scene) => View, seconds: number): void {
    const { scene } = travelling.get();
    if (!scene) return;
    if (seconds === 0 || isCalm()) travelling.jump(next(scene), 'viewer');
    else travelling.go(next(scene), 'viewer', seconds);
  }

  function zoom(view: View, factor: number, spot: Spot, seconds: number): boolean {
    const { scene } = travelling.get();
    if (!scene || zoomWithin(scene, view.zoom * factor) === view.zoom) return false;
    moveTo(() => zoomedTo(scene, view, view.zoom * factor, spot), seconds);
    return true;
  }

  return {
    get: travelling.get,
    subscribe: travelling.subscribe,
    getPath: travelling.getPath,
    arrive: travelling.arrive,
    follow: follower.follow,
    release: follower.release,
    fit(scene) {
      const { operator } = travelling.get();
      travelling.setScene(scene);
      travelling.jump(operator === 'viewer' ? clampView(scene, travelling.goal()) : follower.view(scene), operator);
    },
    drag(across, down) {
      const { scene, view } = travelling.get();
      if (!scene) return false;
      const next = movedBy(scene, view, across, down);
      const isMoved = next.x !== view.x || next.y !== view.y;
      if (isMoved) moveTo(() => next, 0);
      return isMoved;
    },
    fling(across, down) {
      const { scene, view } = travelling.get();
      if (!scene || isCalm()) return;
      const visibleSize = seenAt(scene, view.zoom);
      const speed = { x: across * visibleSize.width, y: down * visibleSize.height };
      travelling.go(
        movedBy(scene, view, across * coastDistanceSeconds, down * coastDistanceSeconds),
        'viewer',
        coastSeconds,
        speed,
      );
    },
    step: (across, down) => moveTo((scene) => movedBy(scene, from(), across, down), stepSeconds),
    lookAt: (x, y, isImmediate = false) =>
      moveTo((scene) => clampView(scene, { ...from(), x, y }), isImmediate ? 0 : stepSeconds),
    zoomBy: (factor, spot = middle) => zoom(from(), factor, spot, stepSeconds),
    pinch: (factor, spot) => zoom(travelling.get().view, factor, spot, 0),
    toggleZoom(spot) {
      moveTo((scene) => {
        const { view } = travelling.get();
        const fill = fillZoom(scene);
        const isClose = view.zoom > fill * 1.2;
        return zoomedTo(scene, view, isClose ? fill : fill * doubleTapZoom, spot);
      }, stepSeconds);
    },
    takeOver: () => moveTo(() => travelling.get().view, 0),
    hold() {
      const { operator, view } = travelling.get();
      if (operator === 'viewer') travelling.jump(view, operator);
    },
  };
}
