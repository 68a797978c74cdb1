import { matchGoals, getPeriodClock, getScore } from '../../../apps/reference-backend/src/streams/match-script.ts';
import { kits } from './palette.ts';

type Canvas = CanvasRenderingContext2D;

const fontFamily = "'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif";

/** Draws the clock in the top right corner, with the score if `hasScore`. A strip names each goal for three seconds. */
export function drawScoreBug(canvas: Canvas, width: number, time: number, hasScore: boolean): void {
  const pixelScale = canvas.canvas.height / 540;
  canvas.save();
  canvas.translate(width - 24 * pixelScale, 22 * pixelScale);
  canvas.scale(pixelScale, pixelScale);
  canvas.textBaseline = 'middle';
  const { period, seconds } = getPeriodClock(time);
  const clock = `P${period}  ${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
  drawBox(canvas, -96, 0, 96, '#ff6a13');
  write(canvas, clock, -48, '#10131a', 22);
  if (hasScore) {
    const score = getScore(time);
    drawBox(canvas, -356, 0, 96, kits[1].jersey);
    write(canvas, 'HOME', -308, '#ffffff', 21);
    drawBox(canvas, -260, 0, 68, '#ffffff');
    write(canvas, `${score.team1} / ${score.team2}`, -226, '#10131a', 25);
    drawBox(canvas, -192, 0, 96, '#23262e');
    write(canvas, 'AWAY', -144, kits[2].trim, 21);
    const goal = matchGoals.find((shot) => time >= shot.time && time < shot.time + 3);
    if (goal) {
      drawBox(canvas, -356, 38, 356, goal.side === 'team1' ? kits[1].shade : kits[2].trim);
      write(canvas, `GOAL  #${goal.playerNumber}`, -178, goal.side === 'team1' ? '#ffffff' : '#10131a', 22, 38);
    }
  }
  canvas.restore();
}

function drawBox(canvas: Canvas, x: number, y: number, width: number, colour: string): void {
  canvas.fillStyle = colour;
  canvas.fillRect(x, y, width, 36);
}

function write(canvas: Canvas, text: string, x: number, colour: string, size: number, y = 0): void {
  canvas.fillStyle = colour;
  canvas.font = `800 ${size}px ${fontFamily}`;
  canvas.textAlign = 'center';
  canvas.fillText(text, x, y + 19);
}
