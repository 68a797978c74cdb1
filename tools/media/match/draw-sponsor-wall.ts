import type { Camera } from './camera.ts';
import { drawWall, drawWallText } from './draw-wall.ts';
import type { Canvas } from './pen.ts';

/** A wall with sponsors around the far side and the ends of a field, in metres. */
export interface SponsorWall {
  readonly y: number;
  readonly endX: number;
  readonly height: number;
  readonly colour: string;
  /** Made-up names, each with its colour. */
  readonly sponsors: readonly (readonly [string, string])[];
  readonly textWidth: number;
}

/** Draws the wall with its sponsors in turn. */
export function drawSponsorWall(canvas: Canvas, camera: Camera, wall: SponsorWall): void {
  const { y, endX, height, colour, sponsors, textWidth } = wall;
  for (const side of [-1, 1])
    drawWall(
      canvas,
      camera,
      [
        [side * endX, y],
        [side * endX, -y],
      ],
      0,
      height,
      colour,
    );
  drawWall(
    canvas,
    camera,
    [
      [-endX, y],
      [endX, y],
    ],
    0,
    height,
    colour,
  );
  drawWall(
    canvas,
    camera,
    [
      [-endX, y],
      [endX, y],
    ],
    height * 0.94,
    height,
    'rgba(255,255,255,0.5)',
  );
  const count = Math.floor(endX / textWidth);
  for (let index = -count; index < count; index += 1) {
    const [text, textColour] = sponsors[(index + count) % sponsors.length] ?? ['', ''];
    const place = { x: index * textWidth, y, width: textWidth, low: height * 0.12, high: height * 0.9 };
    drawWallText(canvas, camera, place, text, textColour);
  }
}
