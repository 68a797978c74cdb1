import type { Club } from '../src/world/clubs.ts';
import { createRandom } from '../src/world/random.ts';

/** A player of a scene. `x` and `z` are metres along and into the court; `dir` is 1 for facing right, -1 for left. */
interface Player {
  x: number;
  z: number;
  side: 'home' | 'away';
  dir?: 1 | -1;
  /** Height of the feet above the floor, in a jump. */
  up?: number;
  hasBall?: true;
}

/** The players and the camera of a picture of an indoor match. */
export interface CourtScene {
  sport: 'basketball' | 'volleyball';
  home: Club;
  away: Club;
  seed: number;
  width: number;
  height: number;
  /** Focal length, height and distance of the camera, the `x` at which it points, and the picture's horizon. */
  camera: { focal: number; heightMetres: number; distanceMetres: number; panX: number; horizon: number };
  /** The crop around the first two players. */
  zoom: number;
  players: readonly Player[];
}

const courtDepthMetres = 15;
const roundValue = (value: number): number => Math.round(value * 10) / 10;
const skins = ['#e8bd9a', '#c98f68', '#8a5a3c'];
const boards = {
  basketball: ['GALIL WATER', 'ARAZIM', 'TAVOR OIL', 'KINERET'],
  volleyball: ['ADRIA FERRIES', 'SALINE', 'BORA COFFEE', 'KVARNER'],
} as const;
const floors = {
  basketball: ['#c98f4e', '#e0ab69', '#b87b3c'],
  volleyball: ['#1f6f78', '#2b8f99', '#185960'],
} as const;
const balls = {
  basketball: 'fill="#e8742c" stroke="#5a2408"',
  volleyball: 'fill="#ffd23f" stroke="#1d4e9e"',
} as const;

type Point = readonly [number, number];

const joinPoints = (list: readonly Point[]): string => list.map((point) => point.join(' ')).join('L');
const drawLimb = (list: readonly Point[], width: number, color: string): string =>
  `<path d="M${joinPoints(list)}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param bend how far the knees bend, for a jump */
function drawLegs(bend: number, skin: string, shirt: string): string {
  return (
    drawLimb(
      [
        [0, 0.95],
        [-0.18, 0.52],
        [-0.38 - bend, 0.2 + bend],
      ],
      0.2,
      skin,
    ) +
    drawLimb(
      [
        [0.04, 0.95],
        [0.26, 0.55],
        [0.2, 0.08],
      ],
      0.2,
      skin,
    ) +
    drawLimb(
      [
        [-0.4 - bend, 0.16 + bend],
        [-0.2 - bend, 0.14 + bend],
      ],
      0.13,
      '#f2f2f2',
    ) +
    drawLimb(
      [
        [0.16, 0.05],
        [0.4, 0.05],
      ],
      0.13,
      '#f2f2f2',
    ) +
    drawLimb(
      [
        [0, 0.98],
        [-0.16, 0.66],
      ],
      0.32,
      shirt,
    ) +
    drawLimb(
      [
        [0.03, 0.98],
        [0.2, 0.68],
      ],
      0.32,
      shirt,
    )
  );
}

function drawArms({ hasBall }: Player, skin: string): string {
  return hasBall
    ? drawLimb(
        [
          [0.16, 1.5],
          [0.45, 1.75],
          [0.62, 2.1],
        ],
        0.13,
        skin,
      ) +
        drawLimb(
          [
            [0.1, 1.48],
            [-0.2, 1.3],
            [-0.1, 1.05],
          ],
          0.13,
          skin,
        )
    : drawLimb(
        [
          [0.16, 1.5],
          [0.5, 1.55],
          [0.72, 1.85],
        ],
        0.13,
        skin,
      ) +
        drawLimb(
          [
            [0.1, 1.48],
            [-0.28, 1.55],
            [-0.45, 1.85],
          ],
          0.13,
          skin,
        );
}

function drawPlayer(player: Player, [shirt, trim]: Club['colors'], skin: string, ballColors: string): string {
  const body =
    drawLimb(
      [
        [0, 1],
        [0.1, 1.45],
      ],
      0.44,
      shirt,
    ) +
    drawLimb(
      [
        [-0.16, 1.06],
        [0.2, 1.04],
      ],
      0.09,
      trim,
    );
  const head = `<circle cx=".2" cy="1.8" r=".16" fill="${skin}"/><path d="M.04 1.82Q.04 1.99 .2 1.99Q.36 1.98 .36 1.87L.22 1.88Q.12 1.9 .09 1.76Z" fill="#2b1d14"/>`;
  const ball = player.hasBall ? `<circle cx=".68" cy="2.22" r=".17" ${ballColors} stroke-width=".03"/>` : '';
  return drawLegs(player.up ? 0.25 : 0.08, skin, shirt) + drawArms(player, skin) + body + head + ball;
}

/** Projects a point onto the picture. The point is in metres along (x), into (z) and above (y) the court. */
type Project = (x: number, z: number, y?: number) => Point;
const toClosedPath = (...list: Point[]): string => `M${joinPoints(list)}Z`;
const toRingPath = (view: Project, cx: number, cz: number, r: number, from = 0, to = 360): string =>
  `M${joinPoints(Array.from({ length: (to - from) / 10 + 1 }, (_, i) => ((from + i * 10) * Math.PI) / 180).map((a) => view(cx + r * Math.cos(a), cz + r * Math.sin(a))))}`;

/** A drawn object on the court, with its depth `z` in metres. */
interface SceneObject {
  z: number;
  art: string;
}

/** Draws a court's markings and equipment. @param getScale pixels per metre at a depth */
interface Court {
  drawLines: (view: Project, home: Club) => string;
  drawEquipment: (view: Project, getScale: (z: number) => number) => SceneObject[];
}

const basketballCourt: Court = {
  drawLines(view, home) {
    const toRing = (...circle: [number, number, number, number?, number?]): string => toRingPath(view, ...circle);
    const ends = [13, -13].map((end) => {
      const inward = Math.sign(end) * -5.8;
      return `<path d="${toClosedPath(view(end, 5), view(end + inward, 5), view(end + inward, 10), view(end, 10))}" fill="${home.colors[0]}" fill-opacity=".55"/><path d="${toRing(end + inward, 7.5, 1.8)}"/><path d="${toRing(end + inward * 0.26, 7.5, 6.75, end > 0 ? 90 : -90, end > 0 ? 270 : 90)}"/>`;
    });
    return `<path d="${toClosedPath(view(-14, 0), view(14, 0), view(14, courtDepthMetres), view(-14, courtDepthMetres))}"/><path d="M${joinPoints([view(0, 0), view(0, courtDepthMetres)])}"/><path d="${toRing(0, 7.5, 1.8)}"/>${ends.join('')}`;
  },
  drawEquipment: (view, getScale) =>
    [1, -1].map((side) => {
      const x = side * 12.2;
      const [rx, ry] = view(x - side * 0.45, 7.5, 3.05);
      const scale = getScale(7.5);
      return {
        z: 7.5,
        art: `<path d="${toClosedPath(view(x, 6.6, 2.9), view(x, 8.4, 2.9), view(x, 8.4, 3.95), view(x, 6.6, 3.95))}" fill="#eaf4ff" fill-opacity=".75" stroke="#fff" stroke-width="${roundValue(scale * 0.06)}"/><path d="M${joinPoints([view(x, 7.5, 3), view(x + side, 7.5, 2.6), view(x + side * 1.4, 7.5, 0)])}" fill="none" stroke="#27324a" stroke-width="${roundValue(scale * 0.16)}"/><path d="M${roundValue(rx - scale * 0.22)} ${ry}l${roundValue(scale * 0.08)} ${roundValue(scale * 0.4)}h${roundValue(scale * 0.28)}l${roundValue(scale * 0.08)} ${roundValue(-scale * 0.4)}" fill="#fff" fill-opacity=".5" stroke="#fff" stroke-width="1"/><ellipse cx="${rx}" cy="${ry}" rx="${roundValue(scale * 0.23)}" ry="${roundValue(scale * 0.06)}" fill="none" stroke="#e0532b" stroke-width="${roundValue(Math.max(2, scale * 0.05))}"/>`,
      };
    }),
};

/** 18 by 9 metres, attack lines three metres from a net of 2.43 m. */
const volleyballCourt: Court = {
  drawLines: (view) =>
    `<path d="${toClosedPath(view(-9, 3), view(9, 3), view(9, 12), view(-9, 12))}" fill="#e07a3f" fill-opacity=".92"/>${[-3, 0, 3].map((x) => `<path d="M${joinPoints([view(x, 3), view(x, 12)])}"/>`).join('')}`,
  drawEquipment(view, getScale) {
    const [top, bottom] = [2.43, 1.43];
    const drawWire = (...list: Point[]): string => `<path d="M${joinPoints(list)}"/>`;
    const meshes = [
      ...Array.from({ length: 37 }, (_, i) => 3 + i / 4).map((z) => drawWire(view(0, z, bottom), view(0, z, top))),
      ...Array.from({ length: 4 }, (_, i) => bottom + (i + 1) / 5).map((y) => drawWire(view(0, 3, y), view(0, 12, y))),
    ];
    const drawPost = (z: number): string =>
      `<path d="M${joinPoints([view(0, z), view(0, z, top + 0.1)])}" stroke="#27324a" stroke-width="${roundValue(getScale(z) * 0.14)}"/>`;
    const drawAntenna = (z: number): string =>
      `<path d="M${joinPoints([view(0, z, bottom), view(0, z, top + 0.8)])}" stroke="#d7263d" stroke-width="${roundValue(Math.max(2, getScale(z) * 0.03))}"/>`;
    const net = `<path d="${toClosedPath(view(0, 3, bottom), view(0, 12, bottom), view(0, 12, top), view(0, 3, top))}" fill="#0b1420" fill-opacity=".22"/><g stroke="#fff" stroke-opacity=".45" stroke-width="1">${meshes.join('')}</g><path d="M${joinPoints([view(0, 3, top), view(0, 12, top)])}" stroke="#fff" stroke-width="${roundValue(getScale(7.5) * 0.08)}"/>`;
    return [
      { z: 12.4, art: `<g fill="none">${drawPost(12.4)}</g>` },
      { z: 7.5, art: `<g fill="none">${net}${drawAntenna(12)}${drawAntenna(3)}</g>` },
      { z: 2.6, art: `<g fill="none">${drawPost(2.6)}</g>` },
    ];
  },
};

const courts = { basketball: basketballCourt, volleyball: volleyballCourt } as const;

/** Draws a moment of an indoor match, in the style of the design's ice hockey and football scenes. */
export function drawCourtScene({ sport, home, away, seed, width, height, camera, zoom, players }: CourtScene): string {
  const random = createRandom(seed);
  const { focal, heightMetres, distanceMetres, panX, horizon } = camera;
  const project = (x: number, z: number, y = 0): Point => [
    roundValue(width / 2 + ((x - panX) * focal) / (z + distanceMetres)),
    roundValue(horizon + (focal * (heightMetres - y)) / (z + distanceMetres)),
  ];
  const wallY = project(0, courtDepthMetres + 2, 1.1)[1];
  const floorY = project(0, courtDepthMetres + 2)[1];
  const crowdColors = [...home.colors, ...away.colors, '#d8c3a5', '#8a94a8', '#3a465c', '#20293a'];
  const step = Math.max(8, focal / 50);
  let crowd = '';
  for (let y = wallY - step * 0.4, row = 0; y > -step; y -= step * 0.82, row++) {
    for (let x = (row % 2) * (step / 2) - step; x < width + step; x += step) {
      if (random() < 0.12) continue;
      const opacity = roundValue(Math.max(0.12, 0.75 - row * 0.06) * (0.5 + random() * 0.5) * 10) / 10;
      crowd += `<circle cx="${roundValue(x + random() * 2)}" cy="${roundValue(y)}" r="${roundValue(step * (0.3 + random() * 0.14))}" fill="${crowdColors[Math.floor(random() * crowdColors.length)]}" opacity="${opacity}"/>`;
    }
  }
  const planks = Array.from({ length: 26 }, (_, i) => i - 13).map(
    (i) =>
      `<path d="${toClosedPath(project(i * 1.6, courtDepthMetres + 2), project(i * 1.6 + 0.8, courtDepthMetres + 2), project(i * 1.6 + 0.8, -distanceMetres + 4), project(i * 1.6, -distanceMetres + 4))}" fill="#5b3413" opacity=".07"/>`,
  );
  const sportBoards = boards[sport];
  const signs = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = project((i - 4) * 7, courtDepthMetres + 2, 0.35);
    return `<text x="${x}" y="${y}" font-family="Arial" font-weight="800" font-style="italic" font-size="${roundValue((focal / (courtDepthMetres + distanceMetres)) * 0.6)}" text-anchor="middle" fill="${i % 2 ? home.colors[0] : '#1d2a44'}">${sportBoards[i % sportBoards.length]}</text>`;
  });
  const playerObjects = players.map((player) => {
    const [x, groundY] = project(player.x, player.z);
    const [, y] = project(player.x, player.z, player.up ?? 0);
    const scale = roundValue(focal / (player.z + distanceMetres));
    const colors = player.side === 'home' ? home.colors : away.colors;
    const skin = skins[Math.floor(random() * skins.length)] ?? '#c98f68';
    return {
      z: player.z,
      art: `<ellipse cx="${x}" cy="${groundY}" rx="${roundValue(scale * 0.6)}" ry="${roundValue(scale * 0.1)}" fill="#1a0d04" opacity=".4"/><g transform="translate(${x} ${y}) scale(${scale * (player.dir ?? 1)} ${-scale})">${drawPlayer(player, colors, skin, balls[sport])}</g>`,
    };
  });
  const equipmentObjects = courts[sport].drawEquipment(project, (z) => focal / (z + distanceMetres));
  const svgParts = [...equipmentObjects, ...playerObjects].toSorted((a, b) => b.z - a.z).map(({ art }) => art);
  const playerPoints = players.slice(0, 2).map(({ x, z }) => project(x, z, 1.2));
  const getMiddle = (axis: 0 | 1): number =>
    playerPoints.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, playerPoints.length);
  const getCorner = (axis: 0 | 1, size: number): number =>
    roundValue(Math.max(0, Math.min(size - size / zoom, getMiddle(axis) - size / zoom / 2)));
  const zoomTransform = `scale(${zoom}) translate(${-getCorner(0, width)} ${-getCorner(1, height)})`;
  const frameOutline = `M0 0H${width}V${height}H0Z`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="c" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#05080f"/><stop offset="1" stop-color="#1a2740"/></linearGradient><linearGradient id="f" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${floors[sport][0]}"/><stop offset=".5" stop-color="${floors[sport][1]}"/><stop offset="1" stop-color="${floors[sport][2]}"/></linearGradient><radialGradient id="v" cx=".5" cy=".55" r=".75"><stop offset=".45" stop-color="#03060c" stop-opacity="0"/><stop offset="1" stop-color="#03060c" stop-opacity=".7"/></radialGradient><filter id="b"><feGaussianBlur stdDeviation="${roundValue(focal / 520)}"/></filter></defs><g transform="${zoomTransform}"><path d="${frameOutline}" fill="url(#c)"/><g filter="url(#b)">${crowd}</g><path d="M0 ${wallY}H${width}V${floorY}H0Z" fill="#eef2f8"/>${signs.join('')}<path d="M0 ${floorY}H${width}V${height}H0Z" fill="url(#f)"/>${planks.join('')}<g fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="${roundValue(focal / 320)}">${courts[sport].drawLines(project, home)}</g>${svgParts.join('')}</g><path d="${frameOutline}" fill="url(#v)"/></svg>`;
}
