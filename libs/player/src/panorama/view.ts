/** Width and height, both in the same unit. */
export interface Size {
  width: number;
  height: number;
}

/** The view of a virtual camera on a wide frame. Directions are the picture's in every language. */
export interface View {
  /** The middle of the view: 0 is the frame's left edge, 1 its right one. */
  x: number;
  /** 0 is the frame's upper edge, 1 its lower one. */
  y: number;
  /** 1 shows the whole frame, with bars if the player area has another shape. */
  zoom: number;
}

/** The frame, in its own pixels, and the player area that it is shown on, in CSS pixels. */
export interface Scene {
  areaSize: Size;
  frame: Size;
}

/** The largest zoom, compared with a filled player area: more would show pixels in place of players. */
const maxZoom = 3;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The whole frame inside the player area, as `object-fit: contain` draws it. */
function getDrawnSize({ areaSize, frame }: Scene): Size {
  const scale = Math.min(areaSize.width / frame.width, areaSize.height / frame.height);
  return { width: frame.width * scale, height: frame.height * scale };
}

/** The zoom at which the frame fills the player area without bars. */
export function fillZoom(scene: Scene): number {
  const { width, height } = getDrawnSize(scene);
  return Math.max(scene.areaSize.width / width, scene.areaSize.height / height);
}

/** The nearest zoom within the limits. */
export const zoomWithin = (scene: Scene, zoom: number): number => clamp(zoom, 1, fillZoom(scene) * maxZoom);

/** Returns the visible share of the frame's width and height; more than 1 with bars at its sides. */
export function getVisibleSize(scene: Scene, zoom: number): Size {
  const { width, height } = getDrawnSize(scene);
  return { width: scene.areaSize.width / (width * zoom), height: scene.areaSize.height / (height * zoom) };
}

/** Returns the nearest middle that keeps the view within the frame's edges; a frame with bars is centred. */
const clampMiddle = (requestedMiddle: number, visibleLength: number): number =>
  visibleLength >= 1 ? 0.5 : clamp(requestedMiddle, visibleLength / 2, 1 - visibleLength / 2);

/** The nearest view within the limits. */
export function clampView(scene: Scene, { x, y, zoom }: View): View {
  const allowedZoom = zoomWithin(scene, zoom);
  const visibleSize = getVisibleSize(scene, allowedZoom);
  return { x: clampMiddle(x, visibleSize.width), y: clampMiddle(y, visibleSize.height), zoom: allowedZoom };
}

/** Returns a view that fills the player area around a point of the frame's width. */
export const getFillingView = (scene: Scene, x = 0.5): View => clampView(scene, { x, y: 0.5, zoom: fillZoom(scene) });

/** Moves by shares of the visible frame: 1 is a whole player area to the right, or down. */
export function moveView(scene: Scene, view: View, across: number, down: number): View {
  const visibleSize = getVisibleSize(scene, view.zoom);
  return clampView(scene, { ...view, x: view.x + across * visibleSize.width, y: view.y + down * visibleSize.height });
}

/** A point in the player area, measured from its middle: -0.5 is the left or upper edge, 0.5 the right or lower one. */
export interface Spot {
  across: number;
  down: number;
}

export const middle: Spot = { across: 0, down: 0 };

/** Zooms around a point, which stays in place as far as the edges allow. */
export function zoomView(scene: Scene, view: View, zoom: number, { across, down }: Spot): View {
  const allowedZoom = zoomWithin(scene, zoom);
  const sizeBefore = getVisibleSize(scene, view.zoom);
  const sizeAfter = getVisibleSize(scene, allowedZoom);
  return clampView(scene, {
    x: view.x + across * (sizeBefore.width - sizeAfter.width),
    y: view.y + down * (sizeBefore.height - sizeAfter.height),
    zoom: allowedZoom,
  });
}

/**
 * Returns the position and scale with which an element shows the view. The element fills the player area and contains
 * the frame; its origin is the upper left corner.
 */
export function getPlace(scene: Scene, { x, y, zoom }: View): { left: number; top: number; zoom: number } {
  const { areaSize } = scene;
  const { width, height } = getDrawnSize(scene);
  const middleX = (areaSize.width - width) / 2 + x * width;
  const middleY = (areaSize.height - height) / 2 + y * height;
  return { left: areaSize.width / 2 - zoom * middleX, top: areaSize.height / 2 - zoom * middleY, zoom };
}
