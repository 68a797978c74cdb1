import type { Camera } from '../camera.ts';
import { drawWall, drawWallText, type Edge } from '../draw-wall.ts';
import { hall, sponsors } from '../palette.ts';
import type { Canvas } from '../pen.ts';
import { rinkOutline } from './rink-shape.ts';

const edges: readonly Edge[] = rinkOutline.map((point, position) => [
  point,
  rinkOutline[(position + 1) % rinkOutline.length] ?? point,
]);

/** The boards whose inside is visible: the far side and the ends, with sponsors and glass. */
export function drawFarBoards(canvas: Canvas, camera: Camera): void {
  const visibleEdges = edges.filter(([from, to]) => from[1] + to[1] < 16);
  for (const edge of visibleEdges) {
    const shade = Math.abs(edge[0][1] - edge[1][1]) > 0.6 ? '#d9dfe7' : hall.boards;
    drawWall(canvas, camera, edge, 0, 1.15, shade);
    drawWall(canvas, camera, edge, 0, 0.2, hall.kick);
    drawWall(canvas, camera, edge, 1.07, 1.17, hall.rail);
    drawWall(canvas, camera, edge, 1.17, 2.7, 'rgba(190,215,240,0.09)');
  }
  for (let index = -5; index < 5; index += 1) {
    const [text, textColour] = sponsors[(index + 8) % sponsors.length] ?? ['', ''];
    const place = { x: index * 4.6, y: -15, width: 4.6, low: 0.24, high: 1.07 };
    if (Math.abs(index + 0.5) < 4.6) drawWallText(canvas, camera, place, text, textColour);
  }
  canvas.strokeStyle = 'rgba(220,235,250,0.16)';
  canvas.lineWidth = 1;
  for (let x = -22; x <= 22; x += 2.2) {
    const [foot, top] = [camera.project(x, -15, 1.17), camera.project(x, -15, 2.7)];
    canvas.beginPath();
    canvas.moveTo(foot.x, foot.y);
    canvas.lineTo(top.x, top.y);
    canvas.stroke();
  }
}

/** The near boards, seen from outside at the picture's bottom. */
export function drawNearBoards(canvas: Canvas, camera: Camera): void {
  for (const edge of edges.filter(([from, to]) => from[1] + to[1] >= 16)) {
    drawWall(canvas, camera, edge, -1.5, 1.1, '#101723');
    drawWall(canvas, camera, edge, 1.0, 1.15, '#e7ebf0');
    drawWall(canvas, camera, edge, 1.15, 2.2, 'rgba(200,220,240,0.05)');
  }
}
