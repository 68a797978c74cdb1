import type { Camera } from './camera.ts';
import type { CameraPath } from './camera-motion.ts';
import { getPlace, getVisibleSize, type Scene, type Size, type View } from './view.ts';

/** The elements that the camera moves. */
export interface AimedElements {
  video: HTMLVideoElement;
  /** An element as large as the player area. */
  surface: HTMLElement;
  /** The map of the whole frame. */
  map: HTMLElement;
  /** The rectangle on the map that marks the visible part of the frame. */
  frameElement: HTMLElement;
}

/**
 * Returns the time of the browser's animation clock in seconds. With it, a new movement starts exactly at the position
 * of the animation that it replaces.
 */
export const readAnimationSeconds = (): number => Number(document.timeline.currentTime ?? 0) / 1000;

/** The transform of the video for a view. */
function getPictureTransform(scene: Scene, view: View): string {
  const { left, top, zoom } = getPlace(scene, view);
  return `translate3d(${left}px, ${top}px, 0) scale(${zoom})`;
}

/** The visible part of the frame, in pixels of the map. */
function getMapPart(
  scene: Scene,
  map: Size,
  view: View,
): { size: { width: string; height: string }; transform: string } {
  const part = getVisibleSize(scene, view.zoom);
  const [width, height] = [Math.min(1, part.width), Math.min(1, part.height)];
  const [left, top] = [(view.x - width / 2) * map.width, (view.y - height / 2) * map.height];
  return {
    size: { width: `${width * map.width}px`, height: `${height * map.height}px` },
    transform: `translate(${left}px, ${top}px)`,
  };
}

/**
 * Moves the video under the player area, and the rectangle over the map, by transforms. Each movement is one browser
 * animation, so frames cost the main thread nothing and stay smooth while it is busy.
 * @returns a function that stops it
 */
export function aimVideo({ video, surface, map, frameElement }: AimedElements, camera: Camera): () => void {
  let mapSize: Size = { width: 0, height: 0 };
  let runningAnimations: Animation[] = [];

  function measureArea(): void {
    const { videoWidth, videoHeight } = video;
    // Measured in fractions of a pixel: a rounded player area would leave a dark line at the picture's edge.
    const { width, height } = surface.getBoundingClientRect();
    if (videoWidth === 0 || width === 0) return;
    mapSize = { width: map.clientWidth, height: map.clientHeight };
    camera.fit({
      frame: { width: videoWidth, height: videoHeight },
      areaSize: { width, height },
    });
  }

  /** Sets the position without an animation. */
  function placeCamera(scene: Scene, view: View): void {
    const { size, transform } = getMapPart(scene, mapSize, view);
    video.style.transform = getPictureTransform(scene, view);
    frameElement.style.transform = transform;
    Object.assign(frameElement.style, size);
  }

  function startAnimations(scene: Scene, { views, seconds }: CameraPath, lastView: View): Animation[] {
    const parts = views.map((view) => getMapPart(scene, mapSize, view));
    const picture = video.animate({ transform: views.map((view) => getPictureTransform(scene, view)) }, seconds * 1000);
    const frame = frameElement.animate({ transform: parts.map(({ transform }) => transform) }, seconds * 1000);
    const animations = [picture, frame];
    // A change of size runs as a separate animation, because it needs layout in each frame.
    if (views[0]?.zoom !== lastView.zoom) {
      const sizes = parts.map(({ size }) => size);
      animations.push(frameElement.animate(sizes, seconds * 1000));
    }
    // The animations start now, because their first position belongs to the current time. By default they would start
    // with the next frame.
    for (const animation of animations) animation.startTime = document.timeline.currentTime;
    picture.onfinish = () => runningAnimations[0] === picture && camera.finishMove();
    return animations;
  }

  function draw(): void {
    const { scene, view, isCameraMoving } = camera.get();
    for (const animation of runningAnimations) animation.cancel();
    runningAnimations = [];
    if (!scene) return;
    const cameraPath = isCameraMoving ? camera.getPath() : undefined;
    const lastView = cameraPath?.views.at(-1) ?? view;
    placeCamera(scene, lastView);
    if (cameraPath) runningAnimations = startAnimations(scene, cameraPath, lastView);
  }

  video.style.transformOrigin = '0 0';
  // Gives the video its own compositor layer before it moves.
  video.style.willChange = 'transform';
  const stop = camera.subscribe(draw);
  const resizeObserver = new ResizeObserver(measureArea);
  for (const element of [surface, map]) resizeObserver.observe(element);
  video.addEventListener('resize', measureArea);
  measureArea();
  return () => {
    stop();
    resizeObserver.disconnect();
    video.removeEventListener('resize', measureArea);
    for (const animation of runningAnimations) animation.cancel();
    video.style.transform = '';
    video.style.willChange = '';
    video.style.transformOrigin = '';
  };
}
