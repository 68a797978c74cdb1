import type { Camera } from './camera.ts';
import { crowdColours, hall } from './palette.ts';
import { createSeededRandom } from './random.ts';

type Canvas = CanvasRenderingContext2D;

type ScreenPoint = readonly [x: number, y: number];

interface Spectator {
  x: number;
  y: number;
  z: number;
  colour: number;
  head: string;
  liveliness: number;
}

const skinColours = ['#8d6a58', '#7a5a48', '#9b7864', '#5b4337'];
const rowCount = 15;

const crowd: Spectator[] = (() => {
  const random = createSeededRandom(5);
  const people: Spectator[] = [];
  for (let row = rowCount - 1; row >= 0; row -= 1) {
    for (let seat = -66; seat <= 66; seat += 1) {
      if (Math.abs(seat) % 16 === 8 || random() < 0.12) continue;
      people.push({
        x: seat * 0.72 + (random() - 0.5) * 0.2,
        y: -16.8 - row * 0.95,
        z: 2.7 + row * 0.62,
        colour: Math.floor(random() * crowdColours.length),
        head: skinColours[Math.floor(random() * skinColours.length)] ?? '#8d6a58',
        liveliness: random(),
      });
    }
  }
  for (const side of [-1, 1]) {
    for (let row = rowCount - 1; row >= 0; row -= 1) {
      for (let seat = -19; seat <= 14; seat += 1) {
        if (Math.abs(seat) % 12 === 6 || random() < 0.12) continue;
        people.push({
          x: side * (32 + row * 0.95),
          y: seat * 0.85,
          z: 2.7 + row * 0.62,
          colour: Math.floor(random() * crowdColours.length),
          head: skinColours[Math.floor(random() * skinColours.length)] ?? '#8d6a58',
          liveliness: random(),
        });
      }
    }
  }
  return people;
})();

/** Draws the dark hall, the rows of spectators and the lamps under the roof. */
export function drawHall(canvas: Canvas, camera: Camera, excitement: number, time: number): void {
  canvas.fillStyle = hall.roof;
  canvas.fillRect(0, 0, camera.width, camera.height);
  for (let row = rowCount - 1; row >= 0; row -= 1) drawStep(canvas, camera, row);
  for (const person of crowd) drawSpectator(canvas, camera, person, excitement, time);
  const shade = canvas.createLinearGradient(0, 0, 0, camera.project(0, -16, 2.8).y);
  shade.addColorStop(0, 'rgba(5,8,14,0.9)');
  shade.addColorStop(0.55, 'rgba(5,8,14,0.35)');
  shade.addColorStop(1, 'rgba(5,8,14,0)');
  canvas.fillStyle = shade;
  canvas.fillRect(0, 0, camera.width, camera.project(0, -16, 2.8).y);
}

function drawStep(canvas: Canvas, camera: Camera, row: number): void {
  const [distance, z] = [row * 0.95, 2.1 + row * 0.62];
  const colour = row % 2 ? hall.stand : hall.step;
  drawRiser(canvas, camera, [-60, -16.5 - distance], [60, -16.5 - distance], z, colour);
  for (const side of [-1, 1]) drawRiser(canvas, camera, [side * (31.6 + distance), -17], [side * (31.6 + distance), 16], z, colour);
}

function drawRiser(canvas: Canvas, camera: Camera, from: ScreenPoint, to: ScreenPoint, z: number, colour: string): void {
  const corners = [
    camera.project(from[0], from[1], z),
    camera.project(to[0], to[1], z),
    camera.project(to[0], to[1], z - 2),
    camera.project(from[0], from[1], z - 2),
  ];
  canvas.fillStyle = colour;
  canvas.beginPath();
  corners.forEach((spot, position) => (position ? canvas.lineTo(spot.x, spot.y) : canvas.moveTo(spot.x, spot.y)));
  canvas.fill();
}

function drawSpectator(canvas: Canvas, camera: Camera, person: Spectator, excitement: number, time: number): void {
  const isActive = excitement > person.liveliness * 0.9 + 0.12;
  const hopMetres = isActive ? Math.abs(Math.sin(time * 7 + person.liveliness * 30)) * 0.28 * excitement : 0;
  const spot = camera.project(person.x, person.y, person.z + hopMetres);
  if (spot.x < -20 || spot.x > camera.width + 20 || spot.y < -20) return;
  const size = spot.scale;
  canvas.fillStyle = crowdColours[person.colour] ?? '#364459';
  canvas.beginPath();
  canvas.roundRect(spot.x - size * 0.27, spot.y - size * 0.12, size * 0.54, size * 0.75, size * 0.2);
  canvas.fill();
  if (isActive && person.liveliness < 0.3) {
    canvas.fillRect(spot.x - size * 0.3, spot.y - size * 0.75, size * 0.12, size * 0.7);
    canvas.fillRect(spot.x + size * 0.18, spot.y - size * 0.75, size * 0.12, size * 0.7);
  }
  canvas.fillStyle = person.head;
  canvas.beginPath();
  canvas.arc(spot.x, spot.y - size * 0.27, size * 0.17, 0, 7);
  canvas.fill();
}
