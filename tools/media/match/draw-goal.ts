import type { Camera } from './camera.ts';
import type { Canvas } from './pen.ts';

type Point3d = readonly [x: number, y: number, z: number];

/** A goal's place and size, in metres. */
export interface GoalShape {
  /** Distance of the goal line from the centre. */
  readonly lineX: number;
  readonly depth: number;
  readonly halfWidth: number;
  readonly height: number;
  readonly frameWidth: number;
  readonly frameColour: string;
}

/** Draws a goal: frame and white net. @param side 1 right, -1 left */
export function drawGoal(canvas: Canvas, camera: Camera, side: 1 | -1, goal: GoalShape): void {
  const { halfWidth: halfWidthMetres, height: heightMetres } = goal;
  const [frontX, backX] = [side * goal.lineX, side * (goal.lineX + goal.depth)];
  canvas.strokeStyle = 'rgba(110,125,145,0.55)';
  canvas.lineWidth = Math.max(0.6, camera.project(frontX, 0).scale * 0.022);
  for (let part = 0; part <= 8; part += 1) {
    const y = -halfWidthMetres + (part / 8) * halfWidthMetres * 2;
    drawPath(canvas, camera, [
      [frontX, y, heightMetres],
      [backX, y, heightMetres * 0.75],
      [backX, y, 0],
    ]);
  }
  for (let part = 0; part <= 5; part += 1) {
    const z = (part / 5) * heightMetres * 0.75;
    drawPath(canvas, camera, [
      [frontX, -halfWidthMetres, z],
      [backX, -halfWidthMetres, z],
      [backX, halfWidthMetres, z],
      [frontX, halfWidthMetres, z],
    ]);
  }
  canvas.strokeStyle = goal.frameColour;
  canvas.lineWidth = camera.project(frontX, 0).scale * goal.frameWidth;
  drawPath(canvas, camera, [
    [frontX, -halfWidthMetres, 0],
    [frontX, -halfWidthMetres, heightMetres],
    [frontX, halfWidthMetres, heightMetres],
    [frontX, halfWidthMetres, 0],
  ]);
  canvas.lineWidth *= 0.6;
  drawPath(canvas, camera, [
    [frontX, -halfWidthMetres, 0.03],
    [backX, -halfWidthMetres, 0.03],
    [backX, halfWidthMetres, 0.03],
    [frontX, halfWidthMetres, 0.03],
  ]);
}

/** Draws the red glow of a goal's lamp. */
export function drawLamp(canvas: Canvas, camera: Camera, side: 1 | -1): void {
  const spot = camera.project(side * 30, 0, 3);
  const radius = spot.scale * 9;
  const glow = canvas.createRadialGradient(spot.x, spot.y, 0, spot.x, spot.y, radius);
  glow.addColorStop(0, 'rgba(255,40,50,0.75)');
  glow.addColorStop(0.25, 'rgba(255,40,50,0.28)');
  glow.addColorStop(1, 'rgba(255,40,50,0)');
  canvas.fillStyle = glow;
  canvas.fillRect(spot.x - radius, spot.y - radius, radius * 2, radius * 2);
}

function drawPath(canvas: Canvas, camera: Camera, corners: readonly Point3d[]): void {
  canvas.beginPath();
  corners.forEach(([x, y, z], position) => {
    const spot = camera.project(x, y, z);
    if (position) canvas.lineTo(spot.x, spot.y);
    else canvas.moveTo(spot.x, spot.y);
  });
  canvas.stroke();
}
