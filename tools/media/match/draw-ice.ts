import type { Camera } from './camera.ts';
import { goalLineMetres } from './match-state.ts';
import { hall } from './palette.ts';
import { createCircle, rinkOutline } from './rink-shape.ts';

type Canvas = CanvasRenderingContext2D;
type Points = readonly (readonly [number, number])[];

/** The ice with its light and its markings. */
export function drawIce(canvas: Canvas, camera: Camera): void {
  canvas.save();
  trace(canvas, camera, rinkOutline);
  const [far, near] = [camera.project(0, -15), camera.project(0, 15)];
  const ice = canvas.createLinearGradient(0, far.y, 0, near.y);
  ice.addColorStop(0, '#c3d3e4');
  ice.addColorStop(0.4, '#e6eef6');
  ice.addColorStop(1, '#d3dfeb');
  canvas.fillStyle = ice;
  canvas.fill();
  canvas.clip();
  for (let lamp = -24; lamp <= 24; lamp += 12) drawGlow(canvas, camera, lamp);
  drawMarkings(canvas, camera);
  canvas.restore();
}

function drawGlow(canvas: Canvas, camera: Camera, x: number): void {
  const spot = camera.project(x, -5);
  canvas.save();
  canvas.translate(spot.x, spot.y);
  canvas.scale(1, 0.5);
  const glow = canvas.createRadialGradient(0, 0, 0, 0, 0, spot.scale * 7);
  glow.addColorStop(0, 'rgba(255,255,255,0.5)');
  glow.addColorStop(1, 'rgba(255,255,255,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(-spot.scale * 7, -spot.scale * 7, spot.scale * 14, spot.scale * 14);
  canvas.restore();
}

function drawMarkings(canvas: Canvas, camera: Camera): void {
  for (const side of [-1, 1]) {
    const crease = createCircle(
      side * goalLineMetres,
      0,
      1.9,
      side > 0 ? Math.PI / 2 : -Math.PI / 2,
      side > 0 ? Math.PI * 1.5 : Math.PI / 2,
    );
    trace(canvas, camera, crease);
    canvas.fillStyle = hall.crease;
    canvas.fill();
    drawBand(canvas, camera, side * goalLineMetres, 0.08, hall.red);
    drawBand(canvas, camera, side * 7.4, 0.34, hall.blue);
    for (const y of [-7, 7]) {
      line(canvas, camera, createCircle(side * 19.6, y, 4.5), 0.12, hall.red);
      drawDot(canvas, camera, side * 19.6, y, 0.42);
      drawDot(canvas, camera, side * 5.6, y, 0.42);
    }
  }
  drawBand(canvas, camera, 0, 0.34, hall.red);
  line(canvas, camera, createCircle(0, 0, 4.5), 0.12, hall.blue);
  trace(canvas, camera, createCircle(0, 0, 3.4));
  canvas.fillStyle = 'rgba(38,89,184,0.14)';
  canvas.fill();
  drawDot(canvas, camera, 0, 0, 0.3);
}

function drawBand(canvas: Canvas, camera: Camera, x: number, width: number, colour: string): void {
  const half = width / 2;
  trace(canvas, camera, [
    [x - half, -15],
    [x + half, -15],
    [x + half, 15],
    [x - half, 15],
  ]);
  canvas.fillStyle = colour;
  canvas.globalAlpha = 0.85;
  canvas.fill();
  canvas.globalAlpha = 1;
}

function drawDot(canvas: Canvas, camera: Camera, x: number, y: number, radius: number): void {
  trace(canvas, camera, createCircle(x, y, radius));
  canvas.fillStyle = hall.red;
  canvas.fill();
}

function line(canvas: Canvas, camera: Camera, points: Points, width: number, colour: string): void {
  trace(canvas, camera, points);
  canvas.strokeStyle = colour;
  canvas.globalAlpha = 0.8;
  canvas.lineWidth = camera.project(points[0]?.[0] ?? 0, points[0]?.[1] ?? 0).scale * width;
  canvas.stroke();
  canvas.globalAlpha = 1;
}

function trace(canvas: Canvas, camera: Camera, points: Points): void {
  canvas.beginPath();
  points.forEach(([x, y], position) => {
    const spot = camera.project(x, y);
    if (position === 0) canvas.moveTo(spot.x, spot.y);
    else canvas.lineTo(spot.x, spot.y);
  });
  canvas.closePath();
}
