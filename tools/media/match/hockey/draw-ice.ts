import type { Camera } from '../camera.ts';
import { createCircle, createRectangle, drawGlow, drawGroundLine, fillGround, trace } from '../draw-ground.ts';
import { hall } from '../palette.ts';
import type { Canvas } from '../pen.ts';
import { goalLineMetres, rinkOutline } from './rink-shape.ts';

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
  for (let lamp = -24; lamp <= 24; lamp += 12) drawGlow(canvas, camera, lamp, -5, 7, 0.5);
  drawMarkings(canvas, camera);
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
    fillGround(canvas, camera, crease, hall.crease);
    drawBand(canvas, camera, side * goalLineMetres, 0.08, hall.red);
    drawBand(canvas, camera, side * 7.4, 0.34, hall.blue);
    for (const y of [-7, 7]) {
      drawGroundLine(canvas, camera, { points: createCircle(side * 19.6, y, 4.5), width: 0.12, colour: hall.red });
      drawDot(canvas, camera, side * 19.6, y, 0.42);
      drawDot(canvas, camera, side * 5.6, y, 0.42);
    }
  }
  drawBand(canvas, camera, 0, 0.34, hall.red);
  drawGroundLine(canvas, camera, { points: createCircle(0, 0, 4.5), width: 0.12, colour: hall.blue });
  fillGround(canvas, camera, createCircle(0, 0, 3.4), 'rgba(38,89,184,0.14)');
  drawDot(canvas, camera, 0, 0, 0.3);
}

function drawBand(canvas: Canvas, camera: Camera, x: number, width: number, colour: string): void {
  canvas.globalAlpha = 0.85;
  fillGround(canvas, camera, createRectangle(x - width / 2, -15, x + width / 2, 15), colour);
  canvas.globalAlpha = 1;
}

function drawDot(canvas: Canvas, camera: Camera, x: number, y: number, radius: number): void {
  fillGround(canvas, camera, createCircle(x, y, radius), hall.red);
}
