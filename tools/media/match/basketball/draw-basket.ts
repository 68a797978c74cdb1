import type { Camera } from '../camera.ts';
import type { Canvas } from '../pen.ts';
import { court } from './basketball-game.ts';

type Point3d = readonly [x: number, y: number, z: number];

const ringRadius = 0.3;
const boardX = court.ringX + 0.42;
const boardLow = court.ringHeight - 0.2;
const boardHigh = court.ringHeight + 1.05;
const baseX = 16.6;

/** Draws a basket: stand, board, ring and net. @param side 1 right, -1 left */
export function drawBasket(canvas: Canvas, camera: Camera, side: 1 | -1): void {
  const scale = camera.project(side * court.ringX, 0).scale;
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  drawPath(
    canvas,
    camera,
    [
      [side * baseX, 0, 0],
      [side * (baseX - 0.3), 0, 2.2],
      [side * boardX, 0, boardLow + 0.5],
    ],
    {
      colour: '#1a2230',
      width: scale * 0.22,
    },
  );
  const board: Point3d[] = [
    [side * boardX, -0.98, boardLow],
    [side * boardX, 0.98, boardLow],
    [side * boardX, 0.98, boardHigh],
    [side * boardX, -0.98, boardHigh],
    [side * boardX, -0.98, boardLow],
  ];
  drawPath(canvas, camera, board, { colour: '#f4f6f9', width: scale * 0.07, fill: 'rgba(235,243,250,0.55)' });
  const square: Point3d[] = [
    [side * boardX, -0.32, boardLow + 0.22],
    [side * boardX, 0.32, boardLow + 0.22],
    [side * boardX, 0.32, boardLow + 0.7],
    [side * boardX, -0.32, boardLow + 0.7],
    [side * boardX, -0.32, boardLow + 0.22],
  ];
  drawPath(canvas, camera, square, { colour: '#d4372c', width: scale * 0.045 });
  const [ring, net] = [
    getCircle(side, court.ringHeight, ringRadius),
    getCircle(side, court.ringHeight - 0.5, ringRadius * 0.55),
  ];
  const netStyle = { colour: 'rgba(245,248,252,0.75)', width: Math.max(0.8, scale * 0.022) };
  ring.forEach((point, index) => {
    const [a, b] = [net[index], net[(index + 2) % net.length]];
    if (index % 2 === 0 && a && b) {
      drawPath(canvas, camera, [point, a], netStyle);
      drawPath(canvas, camera, [point, b], netStyle);
    }
  });
  drawPath(canvas, camera, net, netStyle);
  drawPath(canvas, camera, ring, { colour: '#e0481f', width: scale * 0.07 });
}

const getCircle = (side: number, z: number, radius: number): Point3d[] =>
  Array.from({ length: 17 }, (_, part) => {
    const angle = (part / 16) * Math.PI * 2;
    return [side * court.ringX + Math.cos(angle) * radius, Math.sin(angle) * radius, z];
  });

interface PathStyle {
  readonly colour: string;
  /** In pixels. */
  readonly width: number;
  readonly fill?: string;
}

function drawPath(
  canvas: Canvas,
  camera: Camera,
  points: readonly Point3d[],
  { colour, width, fill }: PathStyle,
): void {
  canvas.beginPath();
  points.forEach(([x, y, z], position) => {
    const spot = camera.project(x, y, z);
    if (position) canvas.lineTo(spot.x, spot.y);
    else canvas.moveTo(spot.x, spot.y);
  });
  if (fill) {
    canvas.fillStyle = fill;
    canvas.fill();
  }
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.stroke();
}
