import type { Camera } from '../camera.ts';
import { drawWall, type Edge } from '../draw-wall.ts';
import type { Canvas } from '../pen.ts';
import { court } from './volleyball-simulation.ts';

const bottom = court.netHeight - 1;
const edge: Edge = [
  [0, -4.85],
  [0, 4.85],
];
const postY = 5.3;

/** Draws the net with its posts, bands and antennas. */
export function drawNet(canvas: Canvas, camera: Camera): void {
  const { scale } = camera.project(0, 0);
  canvas.lineCap = 'butt';
  drawLine(canvas, camera, [-postY, 0], [-postY, court.netHeight + 0.12], { colour: '#1b2c44', width: scale * 0.14 });
  drawWall(canvas, camera, edge, bottom, court.netHeight, 'rgba(20,28,40,0.16)');
  const mesh = { colour: 'rgba(235,241,247,0.34)', width: Math.max(0.7, scale * 0.014) };
  for (let y = -4.8; y < 4.85; y += 0.24) drawLine(canvas, camera, [y, bottom], [y, court.netHeight], mesh);
  for (let z = bottom; z < court.netHeight; z += 0.166) drawLine(canvas, camera, [-4.85, z], [4.85, z], mesh);
  drawWall(canvas, camera, edge, bottom, bottom + 0.05, '#eef2f6');
  drawWall(canvas, camera, edge, court.netHeight - 0.09, court.netHeight, '#ffffff');
  for (const y of [-4.5, 4.5]) {
    for (let part = 0; part < 9; part += 1) {
      const z = bottom + part * 0.2;
      drawLine(canvas, camera, [y, z], [y, z + 0.2], {
        colour: part % 2 ? '#f6f8fa' : '#d4372c',
        width: scale * 0.055,
      });
    }
  }
  const near = camera.project(0, postY).scale;
  drawLine(canvas, camera, [postY, 0], [postY, court.netHeight + 0.12], { colour: '#1b2c44', width: near * 0.16 });
}

/** Draws a line in the plane of the net, between two points [across, up] in metres. */
function drawLine(
  canvas: Canvas,
  camera: Camera,
  from: readonly [number, number],
  to: readonly [number, number],
  { colour, width }: { colour: string; width: number },
): void {
  const [start, end] = [camera.project(0, from[0], from[1]), camera.project(0, to[0], to[1])];
  canvas.beginPath();
  canvas.moveTo(start.x, start.y);
  canvas.lineTo(end.x, end.y);
  canvas.strokeStyle = colour;
  canvas.lineWidth = width;
  canvas.stroke();
}
