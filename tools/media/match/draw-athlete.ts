import type { Camera } from './camera.ts';
import type { Player } from './match-state.ts';
import { type Canvas, drawDot, drawStroke, type FigurePoint } from './pen.ts';

/** Clothes of a team, or of a goalkeeper or referee. */
export interface Outfit {
  readonly shirt: string;
  /** The shirt's side that is in the shade. */
  readonly shade: string;
  readonly shorts: string;
  readonly trim: string;
  readonly socks: string;
  readonly shoes: string;
  /** The colour of the number. */
  readonly ink: string;
  readonly hasSleeves: boolean;
  readonly hasGloves?: boolean;
}

const skins = ['#d9a88a', '#8d5a3c', '#b57f5f', '#e3b798', '#6f442e'];
const hairs = ['#2a1c14', '#17110d', '#5a3a1e', '#1f1a18', '#a77b3f'];
const hipMetres = 0.9;
const thighMetres = 0.43;
const shinMetres = 0.44;

/** The joints of a leg. */
interface Leg {
  readonly knee: FigurePoint;
  readonly foot: FigurePoint;
}

/**
 * Draws a player of a sport without skates from the side. Local coordinates are metres, with y up from the feet.
 * @param scale size of the figure, 1 for life size; figures are larger so that phones show them
 */
export function drawAthlete(canvas: Canvas, camera: Camera, player: Player, outfit: Outfit, scale: number): void {
  const spot = camera.project(player.x, player.y);
  const size = spot.scale * scale;
  const liftPixels = player.lift * spot.scale;
  canvas.save();
  canvas.translate(spot.x, spot.y);
  const shadow = 1 / (1 + player.lift * 0.5);
  canvas.fillStyle = 'rgba(10,18,28,0.26)';
  canvas.beginPath();
  canvas.ellipse(0, size * 0.02, size * 0.5 * shadow, size * 0.16 * shadow, 0, 0, 7);
  canvas.fill();
  canvas.translate(0, -liftPixels);
  canvas.scale(size * player.facing, -size);
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  const skin = skins[(player.number * 7 + player.team) % skins.length] ?? '#d9a88a';
  const lean = drawBody(canvas, player, outfit, skin);
  canvas.restore();
  if (player.team === 0) return;
  canvas.fillStyle = outfit.ink;
  canvas.font = `800 ${size * 0.33}px 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif`;
  canvas.textAlign = 'center';
  canvas.fillText(
    String(player.number),
    spot.x + (0.02 + lean * 0.5) * player.facing * size,
    spot.y - liftPixels - size * 1.16,
  );
}

/** Draws the figure. @returns how far the shoulders lean forward, in metres */
function drawBody(canvas: Canvas, player: Player, outfit: Outfit, skin: string): number {
  const pace = Math.min(1, Math.hypot(player.vx, player.vy) / 5.5);
  const lean = player.lift > 0.05 ? 0.04 : 0.03 + 0.17 * pace;
  const isInAir = player.lift > 0.05;
  const legs = ([0, Math.PI] as const).map((offset) =>
    createLeg(player.stride + offset, isInAir ? 0.35 : pace, isInAir),
  );
  const lowest = Math.min(...legs.map(({ foot }) => foot[1]));
  const [far, near] = legs;
  canvas.translate(0, isInAir ? 0 : 0.06 - lowest);
  const shoulder: FigurePoint = [0.04 + lean, 1.46];
  const swing = Math.sin(player.stride) * (0.2 + 0.75 * pace);
  if (far) drawLeg(canvas, far, outfit, skin, true);
  drawArm(canvas, [shoulder[0] + 0.05, shoulder[1]], swing, player, outfit, skin, true);
  if (near) drawLeg(canvas, near, outfit, skin, false);
  drawTorso(canvas, outfit, lean);
  drawDot(canvas, [shoulder[0] + 0.05, 1.56], 0.07, skin);
  drawHead(canvas, player, [shoulder[0] + 0.08, 1.74], skin);
  drawArm(canvas, [shoulder[0] - 0.06, shoulder[1]], -swing, player, outfit, skin, false);
  return lean;
}

function createLeg(phase: number, pace: number, isInAir: boolean): Leg {
  const thigh = Math.sin(phase) * (0.14 + 0.56 * pace) + 0.12 * pace;
  const bend = Math.max(0, -Math.sin(phase + 0.7)) * 1.5 * pace + (isInAir ? 0.55 : 0.1);
  const knee: FigurePoint = [Math.sin(thigh) * thighMetres, hipMetres - Math.cos(thigh) * thighMetres];
  const shin = thigh - bend;
  return { knee, foot: [knee[0] + Math.sin(shin) * shinMetres, knee[1] - Math.cos(shin) * shinMetres] };
}

function drawLeg(canvas: Canvas, { knee, foot }: Leg, outfit: Outfit, skin: string, isFar: boolean): void {
  const hip: FigurePoint = [isFar ? 0.05 : -0.03, hipMetres];
  drawStroke(canvas, [hip, knee], 0.19, skin);
  drawStroke(canvas, [knee, foot], 0.13, skin);
  const sockTop: FigurePoint = [knee[0] + (foot[0] - knee[0]) * 0.35, knee[1] + (foot[1] - knee[1]) * 0.35];
  drawStroke(canvas, [sockTop, foot], 0.15, outfit.socks);
  drawStroke(canvas, [foot, [foot[0] + 0.17, foot[1] + 0.01]], 0.12, outfit.shoes);
  const hem: FigurePoint = [hip[0] + (knee[0] - hip[0]) * 0.72, hip[1] + (knee[1] - hip[1]) * 0.72];
  drawStroke(canvas, [hip, hem], 0.29, outfit.shorts);
}

function drawTorso(canvas: Canvas, { shirt, shade, shorts, trim }: Outfit, lean: number): void {
  drawStroke(
    canvas,
    [
      [-0.06, 0.92],
      [0.08, 0.92],
    ],
    0.27,
    shorts,
  );
  canvas.beginPath();
  canvas.moveTo(-0.2, 0.95);
  canvas.lineTo(0.2, 0.95);
  canvas.quadraticCurveTo(0.3 + lean * 0.6, 1.25, 0.24 + lean, 1.48);
  canvas.quadraticCurveTo(0.12 + lean, 1.6, -0.06 + lean, 1.56);
  canvas.quadraticCurveTo(-0.28 + lean * 0.4, 1.42, -0.2, 0.95);
  canvas.fillStyle = shirt;
  canvas.fill();
  canvas.save();
  canvas.clip();
  canvas.fillStyle = shade;
  canvas.fillRect(-0.4, 0.9, 0.22, 0.8);
  canvas.restore();
  drawStroke(
    canvas,
    [
      [-0.17, 0.97],
      [0.17, 0.97],
    ],
    0.055,
    trim,
  );
}

function drawHead(canvas: Canvas, player: Player, [x, y]: FigurePoint, skin: string): void {
  drawDot(canvas, [x, y], 0.145, skin);
  canvas.beginPath();
  canvas.arc(x - 0.02, y + 0.02, 0.15, 0.35, Math.PI + 0.75);
  canvas.closePath();
  canvas.fillStyle = hairs[(player.number * 3 + player.team) % hairs.length] ?? '#2a1c14';
  canvas.fill();
}

/** Draws an arm that swings, or that `reach` raises. @param swing radians, positive to the front */
function drawArm(
  canvas: Canvas,
  shoulder: FigurePoint,
  swing: number,
  { reach, isCheering }: Player,
  outfit: Outfit,
  skin: string,
  isFar: boolean,
): void {
  const raised = isCheering ? 0.95 : reach;
  const upper = swing * (1 - raised) + raised * (isFar ? 2.55 : 2.8);
  const fore = upper + (1 - raised) * 1.15 + raised * 0.25;
  const elbow: FigurePoint = [shoulder[0] + Math.sin(upper) * 0.29, shoulder[1] - Math.cos(upper) * 0.29];
  const hand: FigurePoint = [elbow[0] + Math.sin(fore) * 0.3, elbow[1] - Math.cos(fore) * 0.3];
  drawStroke(canvas, [shoulder, elbow, hand], 0.1, skin);
  const sleeve: FigurePoint = [
    shoulder[0] + (elbow[0] - shoulder[0]) * 0.75,
    shoulder[1] + (elbow[1] - shoulder[1]) * 0.75,
  ];
  if (outfit.hasSleeves) drawStroke(canvas, [shoulder, sleeve], 0.16, isFar ? outfit.shade : outfit.shirt);
  drawDot(canvas, hand, outfit.hasGloves ? 0.1 : 0.065, outfit.hasGloves ? '#f2f4f7' : skin);
}
