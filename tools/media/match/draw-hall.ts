import type { Camera } from './camera.ts';
import { crowdColours, hall } from './palette.ts';
import type { Canvas } from './pen.ts';
import { createSeededRandom } from './random.ts';

type ScreenPoint = readonly [x: number, y: number];

/** The stands around a field, in metres. */
export interface Stands {
  /** The y of the far stand's foot, and the x of the foot of the stands at the ends. */
  readonly farY: number;
  readonly endX: number;
  /** The number of seats to each side of the far stand's middle. */
  readonly seatCount: number;
  readonly rowCount: number;
  /** Size of a spectator and of a row, 1 for life size. */
  readonly scale: number;
}

interface Spectator {
  x: number;
  y: number;
  z: number;
  colour: number;
  head: string;
  liveliness: number;
}

const skinColours = ['#8d6a58', '#7a5a48', '#9b7864', '#5b4337'];

const firstRowMetres = 2.7;
const rowDepthMetres = 0.95;
const rowHeightMetres = 0.62;

function createCrowd({ farY, endX, seatCount, rowCount, scale }: Stands): Spectator[] {
  const random = createSeededRandom(5);
  const people: Spectator[] = [];
  const seat = (x: number, y: number, row: number): void => {
    people.push({
      x,
      y,
      z: (firstRowMetres + row * rowHeightMetres) * scale,
      colour: Math.floor(random() * crowdColours.length),
      head: skinColours[Math.floor(random() * skinColours.length)] ?? '#8d6a58',
      liveliness: random(),
    });
  };
  for (let row = rowCount - 1; row >= 0; row -= 1) {
    for (let place = -seatCount; place <= seatCount; place += 1) {
      if (Math.abs(place) % 16 === 8 || random() < 0.12) continue;
      seat((place * 0.72 + (random() - 0.5) * 0.2) * scale, farY - (0.3 + row * rowDepthMetres) * scale, row);
    }
  }
  for (const side of [-1, 1]) {
    for (let row = rowCount - 1; row >= 0; row -= 1) {
      for (let place = -19; place <= 14; place += 1) {
        if (Math.abs(place) % 12 === 6 || random() < 0.12) continue;
        seat(side * (endX + (0.4 + row * rowDepthMetres) * scale), place * 0.85 * scale, row);
      }
    }
  }
  return people;
}

/** Returns a function that draws the dark hall, the rows of spectators and the shade under the roof. */
export function createHallPainter(
  stands: Stands,
): (canvas: Canvas, camera: Camera, excitement: number, time: number) => void {
  const crowd = createCrowd(stands);
  return (canvas, camera, excitement, time) => {
    canvas.fillStyle = hall.roof;
    canvas.fillRect(0, 0, camera.width, camera.height);
    for (let row = stands.rowCount - 1; row >= 0; row -= 1) drawStep(canvas, camera, stands, row);
    for (const person of crowd) drawSpectator(canvas, camera, { person, excitement, time, scale: stands.scale });
    const bottom = camera.project(0, stands.farY + 0.5 * stands.scale, 2.8 * stands.scale).y;
    const shade = canvas.createLinearGradient(0, 0, 0, bottom);
    shade.addColorStop(0, 'rgba(5,8,14,0.9)');
    shade.addColorStop(0.55, 'rgba(5,8,14,0.35)');
    shade.addColorStop(1, 'rgba(5,8,14,0)');
    canvas.fillStyle = shade;
    canvas.fillRect(0, 0, camera.width, bottom);
  };
}

function drawStep(canvas: Canvas, camera: Camera, { farY, endX, scale }: Stands, row: number): void {
  const [distance, z] = [row * rowDepthMetres * scale, (2.1 + row * rowHeightMetres) * scale];
  const colour = row % 2 ? hall.stand : hall.step;
  const halfLength = endX + 28.4;
  drawRiser(canvas, camera, [-halfLength, farY - distance], [halfLength, farY - distance], z, colour);
  for (const side of [-1, 1]) {
    const x = side * (endX + distance);
    drawRiser(canvas, camera, [x, farY - 0.5], [x, -farY - 0.5], z, colour);
  }
}

function drawRiser(
  canvas: Canvas,
  camera: Camera,
  from: ScreenPoint,
  to: ScreenPoint,
  z: number,
  colour: string,
): void {
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

interface SpectatorMoment {
  readonly person: Spectator;
  readonly excitement: number;
  readonly time: number;
  readonly scale: number;
}

function drawSpectator(canvas: Canvas, camera: Camera, { person, excitement, time, scale }: SpectatorMoment): void {
  const isActive = excitement > person.liveliness * 0.9 + 0.12;
  const hopMetres = isActive ? Math.abs(Math.sin(time * 7 + person.liveliness * 30)) * 0.28 * excitement : 0;
  const spot = camera.project(person.x, person.y, person.z + hopMetres);
  if (spot.x < -20 || spot.x > camera.width + 20 || spot.y < -20) return;
  const size = spot.scale * scale;
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
