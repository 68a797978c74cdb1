import type { Camera } from '../camera.ts';
import { drawAthlete, type Outfit } from '../draw-athlete.ts';
import { drawBall } from '../draw-ball.ts';
import { createRectangle, drawGlow, drawGroundLine, fillGround, type GroundPoints } from '../draw-ground.ts';
import { createHallPainter } from '../draw-hall.ts';
import { drawSponsorWall } from '../draw-sponsor-wall.ts';
import { drawWall } from '../draw-wall.ts';
import type { MatchState, Player } from '../match-state.ts';
import { outfits } from '../outfits.ts';
import type { Canvas } from '../pen.ts';
import { drawNet } from './draw-net.ts';
import { court } from './volleyball-simulation.ts';

const { halfLength, halfWidth } = court;
const drawStands = createHallPainter({ farY: -10.6, endX: 19, seatCount: 46, rowCount: 13, scale: 1 });
const sponsors = [
  ['KVARNER', '#b3202d'],
  ['ADRIA FERRIES', '#16181d'],
  ['SALINE', '#0f6e84'],
  ['LUNGOMARE', '#a3671a'],
] as const;
const white = '#f6f8fa';

const kit = { shoes: '#f4f6f8', hasSleeves: true } as const;
const teamOutfits: Readonly<Record<0 | 1 | 2, Outfit>> = {
  0: { ...outfits[0], shirt: '#c9d2de', shade: '#aab4c2' },
  1: { ...outfits[1], ...kit, shorts: '#0c2a33', socks: '#f4f6f8' },
  2: { ...outfits[2], ...kit, socks: '#f4f6f8' },
};
/** A libero's shirt differs from that of the team. */
const liberoOutfits: Readonly<Record<1 | 2, Outfit>> = {
  1: { ...teamOutfits[1], shirt: '#f2f5f7', shade: '#cfd6de', ink: '#0c2a33' },
  2: { ...teamOutfits[2], shirt: '#f3b32d', shade: '#cf9318', ink: '#16181d', trim: '#16181d' },
};

/** Draws the whole picture of a volleyball match without captions. The camera is always left of the net. */
export function drawVolleyball(canvas: Canvas, camera: Camera, state: MatchState, time: number): void {
  drawStands(canvas, camera, state.excitement, time);
  drawFloor(canvas, camera);
  drawSponsorWall(canvas, camera, { y: -8.6, endX: 16, height: 0.9, colour: '#f4f6f9', sponsors, textWidth: 4.6 });
  const playersByDepth = state.players.toSorted((a, b) => a.y - b.y);
  const drawHalf = (isRight: boolean): void => {
    for (const player of playersByDepth.filter(({ x, team }) => team !== 0 && x > 0 === isRight))
      drawAthlete(canvas, camera, player, getOutfit(player), 1.15);
    if (state.ball.x > 0 === isRight)
      drawBall(canvas, camera, state.ball, { radius: 0.15, colour: '#f6d04a', seam: '#2a5fb0' });
  };
  drawReferee(canvas, camera, state.players);
  drawHalf(true);
  drawNet(canvas, camera);
  drawHalf(false);
}

const getOutfit = ({ team, role }: Player): Outfit =>
  role === 'libero' && team !== 0 ? liberoOutfits[team] : teamOutfits[team];

/** The first referee looks over the net from a stand. */
function drawReferee(canvas: Canvas, camera: Camera, players: readonly Player[]): void {
  for (const referee of players.filter(({ team }) => team === 0)) {
    const { x, y, lift } = referee;
    drawWall(
      canvas,
      camera,
      [
        [x - 0.4, y - 0.1],
        [x + 0.4, y - 0.1],
      ],
      lift - 0.12,
      lift,
      '#e7ebf0',
    );
    for (const foot of [-0.36, 0.28])
      drawWall(
        canvas,
        camera,
        [
          [x + foot, y],
          [x + foot + 0.09, y],
        ],
        0,
        lift,
        '#39475c',
      );
    drawAthlete(canvas, camera, referee, teamOutfits[0], 1.05);
  }
}

function drawFloor(canvas: Canvas, camera: Camera): void {
  fillGround(canvas, camera, createRectangle(-40, -9.6, 40, 12), '#0f5f6d');
  fillGround(canvas, camera, createRectangle(-13.5, -7.6, 13.5, 7.6), '#14808a');
  fillGround(canvas, camera, createRectangle(-halfLength, -halfWidth, halfLength, halfWidth), '#d9803f');
  fillGround(canvas, camera, createRectangle(-3, -halfWidth, 3, halfWidth), '#df8b4b');
  for (const x of [-8, 0, 8]) drawGlow(canvas, camera, x, -1, 7, 0.2);
  const draw = (points: GroundPoints, isOpen = false): void =>
    drawGroundLine(canvas, camera, { points, width: 0.07, colour: white, isOpen });
  draw(createRectangle(-halfLength, -halfWidth, halfLength, halfWidth));
  for (const x of [-3, 0, 3])
    draw(
      [
        [x, -halfWidth],
        [x, halfWidth],
      ],
      true,
    );
}
