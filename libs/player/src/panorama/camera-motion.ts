import { createValue, type Value } from '../remote/value.ts';
import { clampView, type Scene, type View } from './view.ts';

/** A moving number and its speed; units per second. */
interface Motion {
  position: number;
  speed: number;
}

/**
 * Moves towards a target like a camera on a fluid head: it accelerates and arrives without overshooting after about
 * `arrivalSeconds`. The result is exact for steps of any length, so a late frame does not change the path.
 */
function moveTowards(
  { position, speed }: Motion,
  goalPosition: number,
  arrivalSeconds: number,
  stepSeconds: number,
): Motion {
  if (arrivalSeconds <= 0) return { position: goalPosition, speed: 0 };
  // A critically damped spring covers 95 % of its distance after 4.75 time constants.
  const naturalFrequency = 4.75 / arrivalSeconds;
  const distance = position - goalPosition;
  const velocityTerm = speed + naturalFrequency * distance;
  const decay = Math.exp(-naturalFrequency * stepSeconds);
  return {
    position: goalPosition + (distance + velocityTerm * stepSeconds) * decay,
    speed: (speed - naturalFrequency * velocityTerm * stepSeconds) * decay,
  };
}

/** Who controls the camera: `automatic` follows the play, or the viewer. */
export type CameraOperator = 'automatic' | 'viewer';

export interface CameraState {
  operator: CameraOperator;
  /** The current view. */
  view: View;
  /** null until the sizes of player area and frame are known. */
  scene: Scene | null;
  /** Whether the camera moves. */
  isCameraMoving: boolean;
}

/** The views from now until the camera arrives, at equal intervals. */
export interface CameraPath {
  views: readonly View[];
  /** The time from the first view to the last. */
  seconds: number;
}

/** A camera's state, and its movements between views. It notifies listeners only of beginnings and ends. */
export interface CameraMotion extends Value<CameraState> {
  /** The target of a movement; the current view of a still camera. */
  getGoal(): View;
  setScene(scene: Scene): void;
  /** Shows a view at once. */
  jumpTo(view: View, operator: CameraOperator): void;
  /**
   * Moves to a view in about this many seconds. @param speed in the frame's widths and heights per second; default:
   * current
   */
  travelTo(view: View, operator: CameraOperator, seconds: number, speed?: { x: number; y: number }): void;
  /** Returns the rest of the movement. */
  getPath(): CameraPath;
  /** Ends a movement at its target. */
  arrive(): void;
}

const axes = ['x', 'y', 'zoom'] as const;
type Motions = Readonly<Record<(typeof axes)[number], Motion>>;

/** The camera has arrived below this distance, if its speed per second is below ten times this value. */
const arrivalDistance = 0.0004;
/** Seconds between two views of a path. The browser interpolates between them, which viewers do not notice. */
const strideSeconds = 1 / 30;
/** The largest number of views of a path; every movement ends earlier. */
const maxViews = 300;

const createMotionAtRest = (position: number): Motion => ({ position, speed: 0 });
const toStillMotions = ({ x, y, zoom }: View): Motions => ({
  x: createMotionAtRest(x),
  y: createMotionAtRest(y),
  zoom: createMotionAtRest(zoom),
});

const initialView: View = { x: 0.5, y: 0.5, zoom: 1 };

/** @param clock seconds on the animation clock */
export function createCameraMotion(clock: () => number): CameraMotion {
  const state = createValue<CameraState>({
    operator: 'automatic',
    view: initialView,
    scene: null,
    isCameraMoving: false,
  });
  let motions = toStillMotions(initialView);
  /** The time of `motions` on the animation clock. */
  let motionsSeconds = 0;
  let goal = initialView;
  let durationSeconds = 0;

  /** Returns the exact motions at any time. */
  const getMotionsAfter = (time: number): Motions => ({
    x: moveTowards(motions.x, goal.x, durationSeconds, time),
    y: moveTowards(motions.y, goal.y, durationSeconds, time),
    zoom: moveTowards(motions.zoom, goal.zoom, durationSeconds, time),
  });
  const getCurrentMotions = (): Motions =>
    state.get().isCameraMoving ? getMotionsAfter(Math.max(0, clock() - motionsSeconds)) : motions;
  function getView({ x, y, zoom }: Motions, scene = state.get().scene): View {
    const view = { x: x.position, y: y.position, zoom: zoom.position };
    return scene ? clampView(scene, view) : view;
  }
  const hasArrived = (motionState: Motions): boolean =>
    axes.every((axis) => {
      const { position, speed } = motionState[axis];
      return Math.abs(position - goal[axis]) < arrivalDistance && Math.abs(speed) < arrivalDistance * 10;
    });

  function updateState(change: Partial<CameraState>): void {
    const next = { ...state.get(), ...change };
    state.set({ ...next, view: getView(motions, next.scene) });
  }
  function setView(view: View, change: Partial<CameraState>): void {
    goal = view;
    motions = toStillMotions(view);
    updateState({ ...change, isCameraMoving: false });
  }

  return {
    get: () => (state.get().isCameraMoving ? { ...state.get(), view: getView(getCurrentMotions()) } : state.get()),
    subscribe: state.subscribe,
    getGoal: () => goal,
    setScene: (scene) => updateState({ scene }),
    jumpTo: (view, operator) => setView(view, { operator }),
    travelTo(view, operator, seconds, speed) {
      const { x, y, zoom } = getCurrentMotions();
      motions = { x: { ...x, speed: speed?.x ?? x.speed }, y: { ...y, speed: speed?.y ?? y.speed }, zoom };
      motionsSeconds = clock();
      goal = view;
      durationSeconds = seconds;
      updateState({ operator, isCameraMoving: true });
    },
    getPath() {
      const from = Math.max(0, clock() - motionsSeconds);
      const views = [getView(getMotionsAfter(from))];
      for (
        let motionState = getMotionsAfter(from);
        !hasArrived(motionState) && views.length < maxViews;
        views.push(getView(motionState))
      ) {
        motionState = getMotionsAfter(from + views.length * strideSeconds);
      }
      const seconds = views.length * strideSeconds;
      views.push(getView(toStillMotions(goal)));
      return { views, seconds };
    },
    arrive: () => state.get().isCameraMoving && setView(goal, {}),
  };
}
