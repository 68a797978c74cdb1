import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fillZoom,
  getFillingView,
  clampView,
  middle,
  moveView,
  getPlace,
  getVisibleSize,
  zoomView,
  type Scene,
  type View,
} from './view.ts';

/** The reference panorama, in a player area as wide as half of it. */
const wideScene: Scene = { frame: { width: 1280, height: 360 }, areaSize: { width: 640, height: 360 } };

/** The position of a point of the frame in the player area, in pixels. */
function getShownPoint(scene: Scene, view: View, x: number, y: number): [number, number] {
  const { frame, areaSize } = scene;
  const scale = Math.min(areaSize.width / frame.width, areaSize.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const { left, top, zoom } = getPlace(scene, view);
  return [
    left + zoom * ((areaSize.width - width) / 2 + x * width),
    top + zoom * ((areaSize.height - height) / 2 + y * height),
  ];
}

const sideLengths = fc.integer({ min: 100, max: 8000 });
const sceneArbitrary = fc.record({
  frame: fc.record({ width: sideLengths, height: sideLengths }),
  areaSize: fc.record({ width: sideLengths, height: sideLengths }),
});
const part = fc.double({ min: -1, max: 2, noNaN: true });
const views = fc.record({ x: part, y: part, zoom: fc.double({ min: 0.1, max: 40, noNaN: true }) });

describe('the view of a panorama', () => {
  it('the view of a panorama shows the whole frame with bars at zoom 1, and fills the player area at zoom 2', () => {
    expect(getVisibleSize(wideScene, 1)).toEqual({ width: 1, height: 2 });
    expect(fillZoom(wideScene)).toBe(2);
    expect(getVisibleSize(wideScene, 2)).toEqual({ width: 0.5, height: 1 });
  });

  it('the view of a panorama keeps the edges of the frame at the edges of the player area', () => {
    const leftmostView = getFillingView(wideScene, 0);
    const rightmostView = getFillingView(wideScene, 1);
    expect([leftmostView.x, rightmostView.x]).toEqual([0.25, 0.75]);
    expect(getShownPoint(wideScene, leftmostView, 0, 0)).toEqual([0, 0]);
    expect(getShownPoint(wideScene, rightmostView, 1, 1)).toEqual([640, 360]);
  });

  it('the view of a panorama shows bars only as wide as the frame’s shape demands, for any requested view', () => {
    fc.assert(
      fc.property(sceneArbitrary, views, (scene, requestedMiddle) => {
        const view = clampView(scene, requestedMiddle);
        const [left, top] = getShownPoint(scene, view, 0, 0);
        const [right, bottom] = getShownPoint(scene, view, 1, 1);
        const tolerance = 0.01;
        for (const [startPx, end, size] of [
          [left, right, scene.areaSize.width],
          [top, bottom, scene.areaSize.height],
        ] as const) {
          const isFilled = startPx <= tolerance && end >= size - tolerance;
          const isCentred = end - startPx < size && Math.abs(startPx - (size - end)) < tolerance;
          expect(isFilled || isCentred).toBe(true);
        }
      }),
    );
  });

  it('the view of a panorama moves by parts of the visible frame', () => {
    expect(moveView(wideScene, getFillingView(wideScene), 0.5, 0)).toEqual({ x: 0.75, y: 0.5, zoom: 2 });
    expect(moveView(wideScene, { x: 0.5, y: 0.5, zoom: 4 }, 0, 0.5)).toEqual({ x: 0.5, y: 0.75, zoom: 4 });
  });

  it('the view of a panorama zooms around the point under the fingers', () => {
    const viewBefore = { x: 0.4, y: 0.5, zoom: 2 };
    const spot = { across: 0.25, down: -0.1 };
    const pointUnderSpot = { x: viewBefore.x + spot.across * 0.5, y: viewBefore.y + spot.down };
    const zoomedView = zoomView(wideScene, viewBefore, 3, spot);
    expect(getShownPoint(wideScene, zoomedView, pointUnderSpot.x, pointUnderSpot.y).map(Math.round)).toEqual([
      480, 144,
    ]);
  });

  it('the view of a panorama zooms in to three times the zoom that fills the player, and out to the whole frame', () => {
    const view = getFillingView(wideScene);
    expect(zoomView(wideScene, view, 99, middle).zoom).toBe(6);
    expect(zoomView(wideScene, view, 0, middle)).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
  });
});
