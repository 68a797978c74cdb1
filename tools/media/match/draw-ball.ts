import type { Camera } from './camera.ts';
import type { Point } from './match-state.ts';
import type { Canvas } from './pen.ts';

/** A ball's size in metres, and its colours. */
export interface BallLook {
  readonly radius: number;
  readonly colour: string;
  readonly seam: string;
}

/** Draws a ball with its shadow on the ground. Its seams turn with its way. */
export function drawBall(canvas: Canvas, camera: Camera, ball: Point, { radius, colour, seam }: BallLook): void {
  const [spot, shadow] = [camera.project(ball.x, ball.y, ball.z + radius), camera.project(ball.x, ball.y)];
  const size = Math.max(3.4, spot.scale * radius);
  const shadowSize = size / (1 + ball.z * 0.12);
  canvas.fillStyle = 'rgba(10,18,28,0.32)';
  canvas.beginPath();
  canvas.ellipse(shadow.x, shadow.y, shadowSize, shadowSize * 0.4, 0, 0, 7);
  canvas.fill();
  canvas.fillStyle = colour;
  canvas.beginPath();
  canvas.arc(spot.x, spot.y, size, 0, 7);
  canvas.fill();
  canvas.strokeStyle = seam;
  canvas.lineWidth = Math.max(0.8, size * 0.14);
  canvas.stroke();
  const turn = ball.x * 1.7 + ball.z;
  canvas.beginPath();
  canvas.ellipse(spot.x, spot.y, size * Math.abs(Math.cos(turn)), size, turn * 0.3, 0, 7);
  canvas.stroke();
}
