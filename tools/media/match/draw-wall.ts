import type { Camera } from './camera.ts';
import type { Canvas } from './pen.ts';

/** A line on the ground. */
export type Edge = readonly [readonly [number, number], readonly [number, number]];

/** Draws an upright wall over an edge, between two heights. */
export function drawWall(
  canvas: Canvas,
  camera: Camera,
  [from, to]: Edge,
  low: number,
  high: number,
  colour: string,
): void {
  const corners = [
    camera.project(from[0], from[1], low),
    camera.project(to[0], to[1], low),
    camera.project(to[0], to[1], high),
    camera.project(from[0], from[1], high),
  ];
  canvas.beginPath();
  corners.forEach((spot, position) => (position ? canvas.lineTo(spot.x, spot.y) : canvas.moveTo(spot.x, spot.y)));
  canvas.closePath();
  canvas.fillStyle = colour;
  canvas.fill();
}

/** The place of a text on a wall that faces the camera, in metres. */
export interface WallPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly low: number;
  readonly high: number;
}

/** Draws letters on a wall. The wall is nearly flat over a text's width, so one affine map is enough. */
export function drawWallText(canvas: Canvas, camera: Camera, place: WallPlace, text: string, colour: string): void {
  const { x, y, width, low, high } = place;
  const [left, right, top] = [camera.project(x, y, low), camera.project(x + width, y, low), camera.project(x, y, high)];
  const [unitsWide, unitsHigh] = [width * 100, (high - low) * 100];
  canvas.save();
  canvas.transform(
    (right.x - left.x) / unitsWide,
    (right.y - left.y) / unitsWide,
    (left.x - top.x) / unitsHigh,
    (left.y - top.y) / unitsHigh,
    left.x,
    left.y,
  );
  canvas.fillStyle = colour;
  const size = unitsHigh * 0.8916;
  canvas.font = `italic 800 ${Math.round(size)}px 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif`;
  canvas.textAlign = 'center';
  canvas.fillText(text, unitsWide / 2, Math.round(-unitsHigh * 0.1687), Math.round(unitsWide * 0.87));
  canvas.restore();
}
