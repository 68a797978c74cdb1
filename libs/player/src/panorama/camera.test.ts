import { describe, expect, it } from 'vitest';
import { createCamera, type Camera } from './camera.ts';
import type { Scene } from './view.ts';

const wideScene: Scene = { frame: { width: 1280, height: 360 }, areaSize: { width: 640, height: 360 } };

let now = 0;

function createCameraScene(prefersReducedMotion = false): Camera {
  const camera = createCamera(
    () => prefersReducedMotion,
    () => now,
  );
  camera.fit(wideScene);
  return camera;
}

/** Advances the clock in frames, as a browser does. @returns the camera's x in each frame */
function runCamera(camera: Camera, seconds: number, frames = 60): number[] {
  const end = now + (camera.get().isCameraMoving ? camera.getPath().seconds : 0);
  return Array.from({ length: Math.round(seconds * frames) }, () => {
    now += 1 / frames;
    if (now >= end) camera.finishMove();
    return camera.get().view.x;
  });
}

const getView = (camera: Camera): [string, number] => [camera.get().operator, Number(camera.get().view.x.toFixed(2))];

describe('the automatic camera', () => {
  it('the automatic camera starts in the middle of the filled player area, and glides to the play', () => {
    const camera = createCameraScene();
    expect(camera.get().view).toEqual({ x: 0.5, y: 0.5, zoom: 2 });
    camera.follow(0.7);
    const path = runCamera(camera, 4);
    const steps = path.map((x, index) => x - (path[index - 1] ?? 0.5));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(0.01);
    expect(getView(camera)).toEqual(['automatic', 0.7]);
    expect(camera.get().isCameraMoving).toBe(false);
  });

  it('the automatic camera ignores the movement of a single pass', () => {
    const camera = createCameraScene();
    camera.follow(0.52);
    expect(camera.get().isCameraMoving).toBe(false);
  });

  it('the automatic camera jumps to the play at once when the video jumps to another moment', () => {
    const camera = createCameraScene();
    camera.follow(0.7, true);
    expect(getView(camera)).toEqual(['automatic', 0.7]);
  });

  it('the automatic camera stops at the ends of the field', () => {
    const camera = createCameraScene();
    camera.follow(0.98);
    runCamera(camera, 4);
    expect(getView(camera)).toEqual(['automatic', 0.75]);
  });

  it('the automatic camera moves exactly along the path that it has returned for drawing', () => {
    const camera = createCameraScene();
    camera.follow(0.7);
    const { views, seconds } = camera.getPath();
    expect([views[0]?.x, views.at(-1)?.x]).toEqual([0.5, 0.7]);
    const [second] = runCamera(camera, 1, 1);
    expect(second).toBeCloseTo(views[Math.round((views.length - 1) / seconds)]?.x ?? 0, 3);
  });

  it('the automatic camera turns to a new target during a movement, without a jerk', () => {
    const camera = createCameraScene();
    camera.follow(0.7);
    const xBefore = runCamera(camera, 0.8);
    camera.follow(0.3);
    const path = [...xBefore.slice(-2), ...runCamera(camera, 0.1)];
    const steps = path.slice(1).map((x, index) => x - (path[index] ?? 0));
    const changes = steps.slice(1).map((step, index) => Math.abs(step - (steps[index] ?? 0)));
    expect(steps[0]).toBeGreaterThan(0.001);
    expect(Math.max(...changes)).toBeLessThan(0.001);
  });

  it('the automatic camera fills the player area again when the area changes its shape', () => {
    const camera = createCameraScene();
    camera.fit({ ...wideScene, areaSize: { width: 844, height: 390 } });
    expect(camera.get().view.zoom).toBeCloseTo(1280 / 360 / (844 / 390), 5);
  });
});

describe('a viewer', () => {
  it('the camera stays with a viewer who has moved it, wherever the play goes', () => {
    const camera = createCameraScene();
    camera.drag(-0.2, 0);
    camera.follow(0.9);
    runCamera(camera, 3);
    expect(getView(camera)).toEqual(['viewer', 0.4]);
  });

  it('a movement against the edge leaves the camera automatic', () => {
    const camera = createCameraScene();
    expect(camera.drag(0, 0.3)).toBe(false);
    expect(camera.get().operator).toBe('automatic');
  });

  it('a released camera moves to the current position of the play', () => {
    const camera = createCameraScene();
    camera.drag(-0.2, 0);
    camera.follow(0.66);
    camera.release();
    const path = runCamera(camera, 1.5);
    expect(path[0]).toBeLessThan(0.45);
    expect(getView(camera)).toEqual(['automatic', 0.66]);
  });

  it('a second press of a held key continues from the target of the first press', () => {
    const camera = createCameraScene();
    camera.step(0.1, 0);
    runCamera(camera, 1 / 60);
    camera.step(0.1, 0);
    runCamera(camera, 1);
    expect(getView(camera)).toEqual(['viewer', 0.6]);
  });

  it('the camera coasts after a fast release without turning back, and stops at a touch', () => {
    const camera = createCameraScene();
    camera.drag(-0.01, 0);
    camera.fling(1, 0);
    const path = runCamera(camera, 0.1);
    expect(path).toEqual(path.toSorted((a, b) => a - b));
    camera.hold();
    const stoppedX = camera.get().view.x;
    runCamera(camera, 1);
    expect(camera.get().view.x).toBe(stoppedX);
  });

  it('the camera coasts to the edge and no further', () => {
    const camera = createCameraScene();
    camera.drag(0.3, 0);
    camera.fling(20, 0);
    expect(Math.max(...runCamera(camera, 2))).toBeLessThanOrEqual(0.75);
    expect(camera.get().isCameraMoving).toBe(false);
  });

  it('the camera zooms out to the whole frame, and reports that it cannot go further', () => {
    const camera = createCameraScene();
    expect(camera.zoomBy(0.01)).toBe(true);
    runCamera(camera, 2);
    expect(camera.get().view).toEqual({ x: 0.5, y: 0.5, zoom: 1 });
    expect(camera.zoomBy(0.5)).toBe(false);
  });

  it('the camera zooms in by a double tap, and out by another double tap', () => {
    const camera = createCameraScene();
    camera.toggleZoom({ across: 0.5, down: 0 });
    runCamera(camera, 2);
    expect(camera.get().view.zoom).toBe(4);
    camera.toggleZoom({ across: 0, down: 0 });
    runCamera(camera, 2);
    expect(camera.get().view.zoom).toBe(2);
  });

  it('the camera jumps to its target, without coasting, when the viewer prefers reduced motion', () => {
    const camera = createCameraScene(true);
    camera.step(0.2, 0);
    expect(getView(camera)).toEqual(['viewer', 0.6]);
    camera.fling(3, 0);
    expect(camera.get().isCameraMoving).toBe(false);
    camera.release();
    expect(getView(camera)).toEqual(['automatic', 0.5]);
  });
});
