import type { Camera } from '../camera.ts';
import { drawFarBoards, drawNearBoards } from './draw-boards.ts';
import { drawGoal, drawLamp, type GoalShape } from '../draw-goal.ts';
import { drawPlayersAround } from '../draw-players.ts';
import { createHallPainter } from '../draw-hall.ts';
import { drawIce } from './draw-ice.ts';
import { drawSkater } from './draw-skater.ts';
import type { MatchState } from '../match-state.ts';
import { hall as colours } from '../palette.ts';
import type { Canvas } from '../pen.ts';
import { goalLineMetres } from './rink-shape.ts';

const drawHall = createHallPainter({ farY: -16.5, endX: 31.6, seatCount: 66, rowCount: 15, scale: 1 });

const goalShape: GoalShape = {
  lineX: goalLineMetres,
  depth: 1.15,
  halfWidth: 1.05,
  height: 1.35,
  frameWidth: 0.11,
  frameColour: colours.red,
};

/** Draws the whole picture without captions: hall, ice, goals, players from far to near, ball. */
export function drawRink(canvas: Canvas, camera: Camera, state: MatchState, time: number): void {
  drawHall(canvas, camera, state.excitement, time);
  drawIce(canvas, camera);
  drawFarBoards(canvas, camera);
  drawPlayersAround(
    state,
    (player) => drawSkater(canvas, camera, player),
    () => {
      for (const side of [-1, 1] as const) {
        drawGoal(canvas, camera, side, goalShape);
        if (state.lamp === side) drawLamp(canvas, camera, side);
      }
    },
  );
  drawPuck(canvas, camera, state);
  drawNearBoards(canvas, camera);
}

function drawPuck(canvas: Canvas, camera: Camera, { ball }: MatchState): void {
  const [spot, shadow] = [camera.project(ball.x, ball.y, ball.z + 0.05), camera.project(ball.x, ball.y)];
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
