import type { Camera } from '../camera.ts';
import { drawBall } from '../draw-ball.ts';
import { drawGoal, type GoalShape } from '../draw-goal.ts';
import {
  createCircle,
  createRectangle,
  drawGlow,
  drawGroundLine,
  fillGround,
  type GroundPoints,
} from '../draw-ground.ts';
import { createHallPainter } from '../draw-hall.ts';
import { drawAthlete, type Outfit } from '../draw-athlete.ts';
import { drawPlayersAround } from '../draw-players.ts';
import { drawSponsorWall } from '../draw-sponsor-wall.ts';
import type { MatchState, Player } from '../match-state.ts';
import { outfits } from '../outfits.ts';
import type { Canvas } from '../pen.ts';
import { pitch } from './football-game.ts';

const { halfLength, halfWidth } = pitch;
const drawStands = createHallPainter({ farY: -33.5, endX: 50, seatCount: 80, rowCount: 14, scale: 1.35 });
const keeperOutfits: Readonly<Record<1 | 2, Outfit>> = {
  1: { ...outfits[1], shirt: '#d8552d', shade: '#b04120', shorts: '#20242c', socks: '#d8552d', hasGloves: true },
  2: {
    ...outfits[2],
    shirt: '#8ab648',
    shade: '#6f9636',
    shorts: '#20242c',
    socks: '#8ab648',
    ink: '#ffffff',
    hasGloves: true,
  },
};
const goalShape: GoalShape = {
  lineX: halfLength,
  depth: 2.2,
  halfWidth: pitch.goalHalfWidth,
  height: pitch.goalHeight,
  frameWidth: 0.2,
  frameColour: '#f4f6f9',
};
const sponsors = [
  ['GREENLINE', '#3ccb7f'],
  ['HARWELL', '#ffd34d'],
  ['RITE & CO', '#ffffff'],
  ['OAKWELL', '#ff8a5c'],
  ['MERIDIAN', '#7db8ff'],
] as const;
const white = '#eef5ee';

/** The areas' lines on one side, and the arc before the penalty area. */
const getSideLines = (side: number): readonly GroundPoints[] => [
  createRectangle(side * halfLength, -16.5, side * (halfLength - 13.6), 16.5),
  createRectangle(side * halfLength, -7.6, side * (halfLength - 4.6), 7.6),
];

/** Draws the whole picture of a football match without captions. */
export function drawPitch(canvas: Canvas, camera: Camera, state: MatchState, time: number): void {
  drawStands(canvas, camera, state.excitement, time);
  drawGrass(canvas, camera);
  drawLines(canvas, camera);
  drawSponsorWall(canvas, camera, { y: -31.5, endX: 48.5, height: 1.3, colour: '#0c1a30', sponsors, textWidth: 8 });
  drawPlayersAround(
    state,
    (player) => drawAthlete(canvas, camera, player, getOutfit(player), 1.5),
    () => {
      for (const side of [-1, 1] as const) drawGoal(canvas, camera, side, goalShape);
    },
  );
  drawBall(canvas, camera, state.ball, { radius: 0.27, colour: '#ffffff', seam: '#30353d' });
}

const getOutfit = ({ team, role }: Player): Outfit =>
  role === 'goalkeeper' && team !== 0 ? keeperOutfits[team] : outfits[team];

function drawGrass(canvas: Canvas, camera: Camera): void {
  fillGround(canvas, camera, createRectangle(-75, -33, 75, 36), '#1f7a3c');
  for (let stripe = -8; stripe < 8; stripe += 1) {
    const colour = stripe % 2 ? '#26894a' : '#2f9a55';
    fillGround(canvas, camera, createRectangle(stripe * 5.5, -halfWidth, (stripe + 1) * 5.5, halfWidth), colour);
  }
  for (const x of [-30, 0, 30]) drawGlow(canvas, camera, x, -6, 24, 0.1);
}

function drawLines(canvas: Canvas, camera: Camera): void {
  const draw = (points: GroundPoints, isOpen = false): void =>
    drawGroundLine(canvas, camera, { points, width: 0.16, colour: white, isOpen });
  draw(createRectangle(-halfLength, -halfWidth, halfLength, halfWidth));
  draw(
    [
      [0, -halfWidth],
      [0, halfWidth],
    ],
    true,
  );
  draw(createCircle(0, 0, 7.6));
  fillGround(canvas, camera, createCircle(0, 0, 0.3), white);
  for (const side of [-1, 1]) {
    for (const lines of getSideLines(side)) draw(lines);
    const spot = side * (halfLength - 9.1);
    fillGround(canvas, camera, createCircle(spot, 0, 0.25), white);
    const middle = side > 0 ? Math.PI : 0;
    draw(createCircle(spot, 0, 7.6, middle - 0.93, middle + 0.93), true);
    for (const end of [-1, 1]) {
      const start = Math.atan2(-end, -side);
      draw(createCircle(side * halfLength, end * halfWidth, 0.9, start - Math.PI / 4, start + Math.PI / 4), true);
    }
  }
}
