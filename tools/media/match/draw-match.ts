import type { Camera } from './camera.ts';
import { drawFarBoards, drawNearBoards } from './draw-boards.ts';
import { drawGoal } from './draw-goal.ts';
import { drawHall } from './draw-hall.ts';
import { drawIce } from './draw-ice.ts';
import { drawSkater } from './draw-skater.ts';
import type { MatchState } from './match-state.ts';

type Canvas = CanvasRenderingContext2D;

/** Draws the whole picture without captions: hall, ice, goals, players from far to near, puck. */
export function drawMatch(canvas: Canvas, camera: Camera, state: MatchState, time: number): void {
  drawHall(canvas, camera, state.excitement, time);
  drawIce(canvas, camera);
  drawFarBoards(canvas, camera);
  const skatersByDepth = state.skaters.toSorted((a, b) => a.y - b.y);
  const firstNearIndex = skatersByDepth.findIndex((skater) => skater.y > 0);
  const farSkaters = firstNearIndex < 0 ? skatersByDepth : skatersByDepth.slice(0, firstNearIndex);
  for (const skater of farSkaters) drawSkater(canvas, camera, skater);
  drawGoal(canvas, camera, -1, state.lamp === -1);
  drawGoal(canvas, camera, 1, state.lamp === 1);
  const nearSkaters = firstNearIndex < 0 ? [] : skatersByDepth.slice(firstNearIndex);
  for (const skater of nearSkaters) drawSkater(canvas, camera, skater);
  drawPuck(canvas, camera, state);
  drawNearBoards(canvas, camera);
}

function drawPuck(canvas: Canvas, camera: Camera, { puck }: MatchState): void {
  const [spot, shadow] = [camera.project(puck.x, puck.y, puck.z + 0.05), camera.project(puck.x, puck.y)];
  const radius = Math.max(2.2, spot.scale * 0.16);
  canvas.fillStyle = 'rgba(20,40,70,0.25)';
  canvas.beginPath();
  canvas.ellipse(shadow.x, shadow.y, radius, radius * 0.5, 0, 0, 7);
  canvas.fill();
  canvas.fillStyle = '#0b0d11';
  canvas.beginPath();
  canvas.ellipse(spot.x, spot.y, radius, radius * 0.6, 0, 0, 7);
  canvas.fill();
}
