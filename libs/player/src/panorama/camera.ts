import type { Value } from '../remote/value.ts';
import { createCameraMotion, type CameraState, type CameraMotion, type CameraPath } from './camera-motion.ts';
import {
  fillZoom,
  getFillingView,
  clampView,
  middle,
  moveView,
  getVisibleSize,
  zoomView,
  zoomWithin,
  type Scene,
  type Spot,
  type View,
} from './view.ts';

/** A virtual camera over a wide frame. A viewer who moves the camera controls it until they release it. */
export interface Camera extends Value<CameraState> {
  /** Sets the current size of the player area and the frame. */
  fit(scene: Scene): void;
  /**
   * Moves the automatic camera to the play. @param x 0 at the frame's left edge @param isCut whether the camera jumps
   * there
   */
  follow(x: number, isCut?: boolean): void;
  /**
   * Moves with a pointer, at once, by shares of the player area.
   * @returns false at the edge
   */
  drag(acrossShare: number, downShare: number): boolean;
  /** Coasts after a pointer was released, from its speed in shares of the player area per second. */
  fling(acrossShare: number, downShare: number): void;
  /** Moves by shares of the player area. */
  step(acrossShare: number, downShare: number): void;
  /**
   * Moves this point of the frame into the middle.
   * @param isImmediate for a pointer that drags
   */
  lookAt(x: number, y: number, isImmediate?: boolean): void;
  /** Zooms in (above 1) or out. @returns false at the limit */
  zoomBy(factor: number, spot?: Spot): boolean;
  /** Zooms with two fingers; at once. @returns false at the limit */
  pinch(factor: number, spot: Spot): boolean;
  /** Zooms from the filled player area to a close view of the spot, and back. */
  toggleZoom(spot: Spot): void;
  /** A pointer touches the player area: a coasting camera stops. */
  hold(): void;
  /** Gives the viewer control of the camera at its current view. */
  takeControl(): void;
  /** Makes the camera follow the play again. */
  release(): void;
  /** Returns the rest of the movement. */
  getPath(): CameraPath;
  /** Ends a movement: its animation is complete. */
  finishMove(): void;
}

/** Seconds that a movement takes: of the automatic camera, of a key or button, and back to the play. */
const followSeconds = 2.2;
const stepSeconds = 0.45;
const returnSeconds = 0.9;
const coastSeconds = 0.7;
/**
 * How far the camera coasts: as far as it moves in this many seconds at its first speed. With this distance, the spring
 * comes to rest without turning back.
 */
const coastDistanceSeconds = coastSeconds / 4.75;

/**
 * The automatic camera moves only when the play is further away than this share of the visible width, because no
 * operator follows each pass.
 */
const deadZoneShare = 0.06;
/** A double tap multiplies the zoom that fills the player area by this factor. */
const doubleTapZoom = 2;

/** Controls the camera while it is automatic. */
function createFollower(cameraMotion: CameraMotion, prefersReducedMotion: () => boolean) {
  let playPosition = 0.5;
  return {
    /** The automatic view. */
    view: (scene: Scene): View => getFillingView(scene, playPosition),
    follow(x: number, isCut = false): void {
      const { operator, scene, view } = cameraMotion.get();
      const deadZone = scene && !isCut ? getVisibleSize(scene, view.zoom).width * deadZoneShare : 0;
      if (Math.abs(x - playPosition) < deadZone) return;
      playPosition = x;
      if (!scene || operator !== 'automatic') return;
      if (isCut) cameraMotion.jumpTo(getFillingView(scene, playPosition), 'automatic');
      else cameraMotion.travelTo(getFillingView(scene, playPosition), 'automatic', followSeconds);
    },
    release(): void {
      const { scene } = cameraMotion.get();
      if (!scene) return;
      if (prefersReducedMotion()) cameraMotion.jumpTo(getFillingView(scene, playPosition), 'automatic');
      else cameraMotion.travelTo(getFillingView(scene, playPosition), 'automatic', returnSeconds);
    },
  };
}

/**
 * @param prefersReducedMotion whether the viewer prefers reduced motion; read at each use
 * @param clock seconds on the animation clock
 */
export function createCamera(prefersReducedMotion: () => boolean, clock: () => number): Camera {
  const cameraMotion = createCameraMotion(clock);
  const follower = createFollower(cameraMotion, prefersReducedMotion);

  /** The starting point of a key's step: the target of the last step, so that the steps of a held key add up. */
  function getStepStart(): View {
    const { operator, view } = cameraMotion.get();
    return operator === 'viewer' ? cameraMotion.getGoal() : view;
  }

  /** Moves the camera for the viewer, once the sizes are known, and gives the viewer control. */
  function moveTo(getNextView: (scene: Scene) => View, seconds: number): void {
    const { scene } = cameraMotion.get();
    if (!scene) return;
    if (seconds === 0 || prefersReducedMotion()) cameraMotion.jumpTo(getNextView(scene), 'viewer');
    else cameraMotion.travelTo(getNextView(scene), 'viewer', seconds);
  }

  function zoom(view: View, factor: number, spot: Spot, seconds: number): boolean {
    const { scene } = cameraMotion.get();
    if (!scene || zoomWithin(scene, view.zoom * factor) === view.zoom) return false;
    moveTo(() => zoomView(scene, view, view.zoom * factor, spot), seconds);
    return true;
  }

  return {
    get: cameraMotion.get,
    subscribe: cameraMotion.subscribe,
    getPath: cameraMotion.getPath,
    finishMove: cameraMotion.arrive,
    follow: follower.follow,
    release: follower.release,
    fit(scene) {
      const { operator } = cameraMotion.get();
      cameraMotion.setScene(scene);
      cameraMotion.jumpTo(
        operator === 'viewer' ? clampView(scene, cameraMotion.getGoal()) : follower.view(scene),
        operator,
      );
    },
    drag(acrossShare, downShare) {
      const { scene, view } = cameraMotion.get();
      if (!scene) return false;
      const nextView = moveView(scene, view, acrossShare, downShare);
      const hasMoved = nextView.x !== view.x || nextView.y !== view.y;
      if (hasMoved) moveTo(() => nextView, 0);
      return hasMoved;
    },
    fling(acrossShare, downShare) {
      const { scene, view } = cameraMotion.get();
      if (!scene || prefersReducedMotion()) return;
      const visibleSize = getVisibleSize(scene, view.zoom);
      const speed = { x: acrossShare * visibleSize.width, y: downShare * visibleSize.height };
      cameraMotion.travelTo(
        moveView(scene, view, acrossShare * coastDistanceSeconds, downShare * coastDistanceSeconds),
        'viewer',
        coastSeconds,
        speed,
      );
    },
    step: (acrossShare, downShare) =>
      moveTo((scene) => moveView(scene, getStepStart(), acrossShare, downShare), stepSeconds),
    lookAt: (x, y, isImmediate = false) =>
      moveTo((scene) => clampView(scene, { ...getStepStart(), x, y }), isImmediate ? 0 : stepSeconds),
    zoomBy: (factor, spot = middle) => zoom(getStepStart(), factor, spot, stepSeconds),
    pinch: (factor, spot) => zoom(cameraMotion.get().view, factor, spot, 0),
    toggleZoom(spot) {
      moveTo((scene) => {
        const { view } = cameraMotion.get();
        const fillingZoom = fillZoom(scene);
        const isZoomedIn = view.zoom > fillingZoom * 1.2;
        return zoomView(scene, view, isZoomedIn ? fillingZoom : fillingZoom * doubleTapZoom, spot);
      }, stepSeconds);
    },
    takeControl: () => moveTo(() => cameraMotion.get().view, 0),
    hold() {
      const { operator, view } = cameraMotion.get();
      if (operator === 'viewer') cameraMotion.jumpTo(view, operator);
    },
  };
}
