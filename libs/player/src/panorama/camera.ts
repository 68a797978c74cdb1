import type { Value } from '../remote/value.ts';
import { createTravelling, type CameraState, type Travelling, type Way } from './travelling.ts';
import {
  fillZoom,
  filledView,
  keepInside,
  middle,
  movedBy,
  seenAt,
  zoomedTo,
  zoomWithin,
  type Scene,
  type Spot,
  type View,
} from './view.ts';

/** A virtual camera over a wide frame. What a viewer moves with it makes it theirs, until they give it back. */
export interface Camera extends Value<CameraState> {
  /** The stage or the frame has this size now. */
  fit(scene: Scene): void;
  /** The play is here in the frame, 0 at its left edge: where the automatic camera goes. @param cut without a way in between */
  follow(x: number, cut?: boolean): void;
  /** Moves with a pointer, by parts of the stage; at once. Answers whether it could. */
  drag(across: number, down: number): boolean;
  /** The pointer has let it go at this speed, in parts of the stage per second. */
  fling(across: number, down: number): void;
  /** Goes by parts of the stage. */
  step(across: number, down: number): void;
  /** Goes so that this point of the frame is in the middle. @param atOnce under a pointer that is dragged */
  lookAt(x: number, y: number, atOnce?: boolean): void;
  /** Goes closer (above 1) or further away. Answers whether it could. */
  zoomBy(factor: number, spot?: Spot): boolean;
  /** The same with two fingers; at once. */
  pinch(factor: number, spot: Spot): boolean;
  /** From the filled stage to a close view of the spot, and back. */
  toggleZoom(spot: Spot): void;
  /** A pointer is put on it: what coasts stands still. */
  hold(): void;
  /** The viewer has it from now on, as it stands. */
  takeOver(): void;
  /** Follows the play again. */
  release(): void;
  /** What lies before it while it moves. */
  way(): Way;
  /** What draws it has gone that way to its end. */
  arrive(): void;
}

/** Seconds that it takes to get there. */
const FOLLOWING = 2.2;
const STEPPING = 0.45;
const RETURNING = 0.9;
const COASTING = 0.7;
/** How far it coasts, in seconds of the speed that it was let go with: where a spring that begins so comes to rest without turning back. */
const COAST = COASTING / 4.75;

/** The play may move by this part of what is seen before the automatic camera goes after it: no operator follows each pass. */
const SLACK = 0.06;
/** How much closer than the filled stage a double tap goes. */
const DOUBLE_TAP = 2;

/** What the camera does while nobody holds it. */
function createFollower(travelling: Travelling, isCalm: () => boolean) {
  let play = 0.5;
  return {
    /** What it shows by itself. */
    view: (scene: Scene): View => filledView(scene, play),
    follow(x: number, cut = false): void {
      const { operator, scene, view } = travelling.get();
      const slack = scene && !cut ? seenAt(scene, view.zoom).width * SLACK : 0;
      if (Math.abs(x - play) < slack) return;
      play = x;
      if (!scene || operator !== 'automatic') return;
      if (cut) travelling.jump(filledView(scene, play), 'automatic');
      else travelling.go(filledView(scene, play), 'automatic', FOLLOWING);
    },
    release(): void {
      const { scene } = travelling.get();
      if (!scene) return;
      if (isCalm()) travelling.jump(filledView(scene, play), 'automatic');
      else travelling.go(filledView(scene, play), 'automatic', RETURNING);
    },
  };
}

/**
 * @param isCalm whether the viewer wants as little motion as possible; asked at each use
 * @param clock seconds, of what draws
 */
export function createCamera(isCalm: () => boolean, clock: () => number): Camera {
  const travelling = createTravelling(clock);
  const follower = createFollower(travelling, isCalm);

  /** Where steps count from: those of a key that is held add up. */
  function from(): View {
    const { operator, view } = travelling.get();
    return operator === 'viewer' ? travelling.goal() : view;
  }

  /** What a viewer does, once there is something to see: they have the camera then. */
  function take(next: (scene: Scene) => View, seconds: number): void {
    const { scene } = travelling.get();
    if (!scene) return;
    if (seconds === 0 || isCalm()) travelling.jump(next(scene), 'viewer');
    else travelling.go(next(scene), 'viewer', seconds);
  }

  function zoom(view: View, factor: number, spot: Spot, seconds: number): boolean {
    const { scene } = travelling.get();
    if (!scene || zoomWithin(scene, view.zoom * factor) === view.zoom) return false;
    take(() => zoomedTo(scene, view, view.zoom * factor, spot), seconds);
    return true;
  }

  return {
    get: travelling.get,
    subscribe: travelling.subscribe,
    way: travelling.way,
    arrive: travelling.arrive,
    follow: follower.follow,
    release: follower.release,
    fit(scene) {
      const { operator } = travelling.get();
      travelling.setScene(scene);
      travelling.jump(operator === 'viewer' ? keepInside(scene, travelling.goal()) : follower.view(scene), operator);
    },
    drag(across, down) {
      const { scene, view } = travelling.get();
      if (!scene) return false;
      const next = movedBy(scene, view, across, down);
      const isMoved = next.x !== view.x || next.y !== view.y;
      if (isMoved) take(() => next, 0);
      return isMoved;
    },
    fling(across, down) {
      const { scene, view } = travelling.get();
      if (!scene || isCalm()) return;
      const seen = seenAt(scene, view.zoom);
      const speed = { x: across * seen.width, y: down * seen.height };
      travelling.go(movedBy(scene, view, across * COAST, down * COAST), 'viewer', COASTING, speed);
    },
    step: (across, down) => take((scene) => movedBy(scene, from(), across, down), STEPPING),
    lookAt: (x, y, atOnce = false) => take((scene) => keepInside(scene, { ...from(), x, y }), atOnce ? 0 : STEPPING),
    zoomBy: (factor, spot = middle) => zoom(from(), factor, spot, STEPPING),
    pinch: (factor, spot) => zoom(travelling.get().view, factor, spot, 0),
    toggleZoom(spot) {
      take((scene) => {
        const { view } = travelling.get();
        const fill = fillZoom(scene);
        const isClose = view.zoom > fill * 1.2;
        return zoomedTo(scene, view, isClose ? fill : fill * DOUBLE_TAP, spot);
      }, STEPPING);
    },
    takeOver: () => take(() => travelling.get().view, 0),
    hold() {
      const { operator, view } = travelling.get();
      if (operator === 'viewer') travelling.jump(view, operator);
    },
  };
}
