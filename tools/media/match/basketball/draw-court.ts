import type { Camera } from '../camera.ts';
import { drawAthlete, type Outfit } from '../draw-athlete.ts';
import { drawBall } from '../draw-ball.ts';
import {
  createCircle,
  createRectangle,
  drawGlow,
  drawGroundLine,
  fillGround,
  type GroundPoints,
} from '../draw-ground.ts';
import { createHallPainter } from '../draw-hall.ts';
import { drawPlayersAround } from '../draw-players.ts';
import { drawSponsorWall } from '../draw-sponsor-wall.ts';
import type { MatchState } from '../match-state.ts';
import { outfits } from '../outfits.ts';
import type { Canvas } from '../pen.ts';
import { court } from './basketball-game.ts';
import { drawBasket } from './draw-basket.ts';

const { halfLength, halfWidth, ringX } = court;
const drawStands = createHallPainter({ farY: -12.6, endX: 21, seatCount: 46, rowCount: 13, scale: 1 });
const sponsors = [
  ['TAVOR OIL', '#16181d'],
  ['RAZIEL', '#0f5fa8'],
  ['GALIL WATER', '#0f8f86'],
  ['CARMEL', '#b3202d'],
] as const;
const lineColour = '#fbf6ec';
const keyColour = '#2c5673';
/** Half the width of the three-point line's straight part. */
const cornerMetres = 6.6;
const threePointMetres = 6.75;

const vests: Readonly<Record<0 | 1 | 2, Outfit>> = {
  0: { ...outfits[0], shirt: '#8b95a3', shade: '#727c8a' },
  1: {
    ...outfits[1],
    shorts: outfits[1].shirt,
    trim: '#ffffff',
    socks: '#f4f6f8',
    shoes: '#f4f6f8',
    hasSleeves: false,
  },
  2: { ...outfits[2], socks: '#1b1d22', shoes: '#f3b32d', hasSleeves: false },
};

/** Draws the whole picture of a basketball match without captions. */
export function drawCourt(canvas: Canvas, camera: Camera, state: MatchState, time: number): void {
  drawStands(canvas, camera, state.excitement, time);
  drawFloor(canvas, camera);
  for (const side of [-1, 1]) drawSideLines(canvas, camera, side);
  drawSponsorWall(canvas, camera, { y: -10.4, endX: 18.4, height: 0.85, colour: '#f4f6f9', sponsors, textWidth: 4.6 });
  drawPlayersAround(
    state,
    (player) => drawAthlete(canvas, camera, player, vests[player.team], 1.2),
    () => {
      for (const side of [-1, 1] as const) drawBasket(canvas, camera, side);
    },
  );
  drawBall(canvas, camera, state.ball, { radius: 0.16, colour: '#e2752c', seam: '#6d3414' });
}

function drawFloor(canvas: Canvas, camera: Camera): void {
  fillGround(canvas, camera, createRectangle(-40, -11.6, 40, 13), '#20364d');
  for (let plank = -17; plank < 17; plank += 1) {
    const colour = plank % 2 ? '#cf9a58' : '#d6a361';
    fillGround(canvas, camera, createRectangle(plank, -9.4, plank + 1, 9.4), colour);
  }
  for (const x of [-10, 0, 10]) drawGlow(canvas, camera, x, -2, 9, 0.22);
  draw(canvas, camera, createRectangle(-halfLength, -halfWidth, halfLength, halfWidth));
  fillGround(canvas, camera, createCircle(0, 0, 1.8), keyColour);
  draw(canvas, camera, createCircle(0, 0, 1.8));
  draw(
    canvas,
    camera,
    [
      [0, -halfWidth],
      [0, halfWidth],
    ],
    true,
  );
}

function drawSideLines(canvas: Canvas, camera: Camera, side: number): void {
  const key = createRectangle(side * halfLength, -2.45, side * 8.2, 2.45);
  fillGround(canvas, camera, key, keyColour);
  draw(canvas, camera, key);
  draw(canvas, camera, createCircle(side * 8.2, 0, 1.8));
  const angle = Math.asin(cornerMetres / threePointMetres);
  const middle = side > 0 ? Math.PI : 0;
  const arc = createCircle(side * ringX, 0, threePointMetres, middle - angle, middle + angle);
  const [first = [0, 0], last = [0, 0]] = [arc[0], arc.at(-1)];
  draw(canvas, camera, [[side * halfLength, first[1]], ...arc, [side * halfLength, last[1]]], true);
  draw(canvas, camera, createCircle(side * ringX, 0, 1.25, middle - Math.PI / 2, middle + Math.PI / 2), true);
}

function draw(canvas: Canvas, camera: Camera, points: GroundPoints, isOpen = false): void {
  drawGroundLine(canvas, camera, { points, width: 0.07, colour: lineColour, isOpen });
}
