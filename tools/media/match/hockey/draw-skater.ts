import type { Camera } from '../camera.ts';
import type { Player } from '../match-state.ts';
import { kits } from '../palette.ts';
import { type Canvas, drawDot, drawStroke, type FigurePoint } from '../pen.ts';

/** Players are drawn larger than life, because at 240 lines they would be too small. */
const playerScale = 1.22;

/**
 * Draws a player from the side, at their position on the ice. Local coordinates are metres, with y up from the skates.
 */
export function drawSkater(canvas: Canvas, camera: Camera, player: Player): void {
  const spot = camera.project(player.x, player.y);
  const size = spot.scale * playerScale;
  canvas.save();
  canvas.translate(spot.x, spot.y);
  canvas.fillStyle = 'rgba(20,40,70,0.2)';
  canvas.beginPath();
  canvas.ellipse(0, size * 0.03, size * 0.62, size * 0.2, 0, 0, 7);
  canvas.fill();
  canvas.scale(size * player.facing, -size);
  canvas.lineCap = 'round';
  canvas.lineJoin = 'round';
  const pace = Math.min(1, Math.hypot(player.vx, player.vy) / 5);
  const swing = Math.sin(player.stride) * (0.14 + 0.3 * pace);
  const lean = 0.1 + 0.16 * pace;
  if (player.role === 'goalie') drawGoalie(canvas, player);
  else drawPlayer(canvas, player, swing, lean);
  canvas.restore();
  if (player.role !== 'referee') drawNumber(canvas, player, spot.x, spot.y, size, lean);
}

function drawPlayer(canvas: Canvas, player: Player, swing: number, lean: number): void {
  const kit = kits[player.team];
  drawLeg(canvas, kit, -swing, kit.shade);
  const shoulder: FigurePoint = [0.16 + lean, 1.36];
  const hand: FigurePoint = player.isCheering ? [0.5, 1.95] : [0.62 + lean * 0.5, 0.98];
  drawStroke(canvas, [shoulder, [shoulder[0] + 0.2, 1.12], hand], 0.17, kit.shade);
  drawLeg(canvas, kit, swing, kit.socks);
  if (player.team !== 0) drawStick(canvas, player.isCheering);
  drawTorso(canvas, kit, lean);
  const near: FigurePoint = player.isCheering ? [0.3, 2.0] : [0.8 + lean * 0.3, 0.76];
  drawStroke(canvas, [[shoulder[0] - 0.1, 1.34], [shoulder[0] + 0.12, 1.0], near], 0.18, kit.jersey);
  drawDot(canvas, near, 0.1, kit.pants);
  drawHead(canvas, kit, [0.22 + lean, 1.66]);
}

function drawLeg(canvas: Canvas, kit: (typeof kits)[0 | 1 | 2], swing: number, sock: string): void {
  const knee: FigurePoint = [0.16 + swing * 0.5, 0.5];
  const lift = Math.max(0, -swing) * 0.18;
  const foot: FigurePoint = [swing * 1.25 - 0.02, 0.13 + lift];
  drawStroke(canvas, [[0, 0.86], knee], 0.27, kit.pants);
  drawStroke(canvas, [knee, foot], 0.17, sock);
  drawStroke(canvas, [foot, [foot[0] + 0.17, foot[1] - 0.03]], 0.13, '#15171b');
  drawStroke(
    canvas,
    [
      [foot[0] - 0.1, foot[1] - 0.11],
      [foot[0] + 0.27, foot[1] - 0.11],
    ],
    0.035,
    '#98a4b3',
  );
}

function drawStick(canvas: Canvas, isRaised: boolean): void {
  const shaft: FigurePoint[] = isRaised
    ? [
        [0.1, 1.9],
        [0.95, 2.5],
      ]
    : [
        [0.38, 1.2],
        [1.14, 0.05],
      ];
  drawStroke(canvas, shaft, 0.055, '#3b2a1c');
  drawStroke(
    canvas,
    isRaised
      ? [
          [0.95, 2.5],
          [1.2, 2.42],
        ]
      : [
          [1.14, 0.05],
          [1.42, 0.04],
        ],
    0.075,
    '#191b20',
  );
}

function drawTorso(canvas: Canvas, kit: (typeof kits)[0 | 1 | 2], lean: number): void {
  canvas.beginPath();
  canvas.moveTo(-0.27, 0.74);
  canvas.lineTo(0.27, 0.74);
  canvas.quadraticCurveTo(0.42 + lean * 0.6, 1.1, 0.36 + lean, 1.4);
  canvas.quadraticCurveTo(0.2 + lean, 1.6, -0.06 + lean * 0.7, 1.5);
  canvas.quadraticCurveTo(-0.32, 1.2, -0.27, 0.74);
  canvas.fillStyle = kit.jersey;
  canvas.fill();
  drawStroke(
    canvas,
    [
      [-0.24, 0.84],
      [0.25, 0.84],
    ],
    0.09,
    kit.trim,
  );
  if (kit !== kits[0]) return;
  for (const stripe of [-0.12, 0.03, 0.18])
    drawStroke(
      canvas,
      [
        [stripe, 0.84],
        [stripe + lean, 1.44],
      ],
      0.06,
      kit.ink,
    );
}

function drawHead(canvas: Canvas, kit: (typeof kits)[0 | 1 | 2], [x, y]: FigurePoint): void {
  drawDot(canvas, [x + 0.03, y - 0.03], 0.145, '#d9a88a');
  canvas.beginPath();
  canvas.arc(x, y, 0.18, -0.25, Math.PI + 0.3);
  canvas.closePath();
  canvas.fillStyle = kit.helmet;
  canvas.fill();
}

function drawGoalie(canvas: Canvas, player: Player): void {
  const kit = kits[player.team];
  drawStroke(
    canvas,
    [
      [-0.3, 0.66],
      [-0.36, 0.16],
    ],
    0.36,
    '#e9edf2',
  );
  drawStroke(
    canvas,
    [
      [0.2, 0.66],
      [0.3, 0.16],
    ],
    0.36,
    '#f8fafc',
  );
  drawStroke(
    canvas,
    [
      [0.14, 0.5],
      [0.36, 0.46],
    ],
    0.08,
    kit.jersey,
  );
  drawTorso(canvas, kit, 0.14);
  drawStroke(
    canvas,
    [
      [0.3, 1.3],
      [0.42, 1.05],
      [0.62, 0.94],
    ],
    0.22,
    kit.jersey,
  );
  canvas.fillStyle = '#f4f6f9';
  canvas.beginPath();
  canvas.roundRect(0.5, 0.72, 0.26, 0.4, 0.08);
  canvas.fill();
  drawStroke(
    canvas,
    [
      [0.66, 0.8],
      [0.62, 0.1],
      [0.92, 0.06],
    ],
    0.08,
    '#e8d9b0',
  );
  drawDot(canvas, [0.32, 1.68], 0.21, '#f4f6f9');
  drawStroke(
    canvas,
    [
      [0.38, 1.62],
      [0.5, 1.62],
    ],
    0.05,
    '#4c5868',
  );
  drawDot(canvas, [0.24, 1.76], 0.09, kit.trim);
}

function drawNumber(canvas: Canvas, player: Player, x: number, y: number, size: number, lean: number): void {
  canvas.fillStyle = kits[player.team].ink;
  canvas.font = `800 ${size * 0.4}px 'Liberation Sans Narrow', 'DejaVu Sans Condensed', sans-serif`;
  canvas.textAlign = 'center';
  const index = player.role === 'goalie' ? 0.05 : 0.03 + lean * 0.4;
  canvas.fillText(String(player.number), x + index * player.facing * size, y - size * 1.03);
}
