import type { Camera } from './camera.ts';
import type { Canvas } from './pen.ts';

/** Points of the ground, in metres. */
export type GroundPoints = readonly (readonly [x: number, y: number])[];

/** Returns points of a circle, or of an arc between two angles. */
export function createCircle(x: number, y: number, radius: number, from = 0, to = Math.PI * 2): [number, number][] {
  return Array.from({ length: 41 }, (_, part) => {
    const angle = from + ((to - from) * part) / 40;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Returns the corners of a rectangle. */
export const createRectangle = (left: number, far: number, right: number, near: number): GroundPoints => [
  [left, far],
  [right, far],
  [right, near],
  [left, near],
];

/** Makes a path of ground points. */
export function trace(canvas: Canvas, camera: Camera, points: GroundPoints, isClosed = true): void {
  canvas.beginPath();
  points.forEach(([x, y], position) => {
    const spot = camera.project(x, y);
    if (position === 0) canvas.moveTo(spot.x, spot.y);
    else canvas.lineTo(spot.x, spot.y);
  });
  if (isClosed) canvas.closePath();
}

/** Fills an area of the ground. */
export function fillGround(
  canvas: Canvas,
  camera: Camera,
  points: GroundPoints,
  colour: string | CanvasGradient,
): void {
  trace(canvas, camera, points);
  canvas.fillStyle = colour;
  canvas.fill();
}

/** A painted line on the ground. */
export interface PaintedLine {
  readonly points: GroundPoints;
  /** In metres. */
  readonly width: number;
  readonly colour: string;
  readonly isOpen?: boolean;
}

/** Draws a line on the ground; its width is that at its first point. */
export function drawGroundLine(
  canvas: Canvas,
  camera: Camera,
  { points, width, colour, isOpen = false }: PaintedLine,
): void {
  trace(canvas, camera, points, !isOpen);
  canvas.strokeStyle = colour;
  canvas.globalAlpha = 0.8;
  canvas.lineWidth = camera.project(points[0]?.[0] ?? 0, points[0]?.[1] ?? 0).scale * width;
  canvas.stroke();
  canvas.globalAlpha = 1;
}

/** Draws the light of a lamp on the ground. @param radius metres */
export function drawGlow(canvas: Canvas, camera: Camera, x: number, y: number, radius: number, opacity: number): void {
  const spot = camera.project(x, y);
  canvas.save();
  canvas.translate(spot.x, spot.y);
  canvas.scale(1, 0.5);
  const size = spot.scale * radius;
  const glow = canvas.createRadialGradient(0, 0, 0, 0, 0, size);
  glow.addColorStop(0, `rgba(255,255,255,${opacity})`);
  glow.addColorStop(1, 'rgba(255,255,255,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(-size, -size, size * 2, size * 2);
  canvas.restore();
}
