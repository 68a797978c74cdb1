import { createCanvas, GlobalFonts, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import type { PreviewPicture, PreviewSide } from '@touchline/feature-kit';
import { imageSize } from 'image-size';
import type { NamedPicture } from '../addresses/picture-address.ts';
import { getCrestKind } from './crest-kind.ts';

/** The content of one picture, whose texts contain only characters that the fonts have (`toDrawablePicture`). */
export interface Drawing extends NamedPicture {
  /** The crests of home and away, as fetched; undefined for a team that gets letters. */
  crests: readonly (Uint8Array | undefined)[];
}

/** A picture that was drawn. */
export interface DrawnPicture {
  /** A PNG of 1200 x 630. */
  png: Uint8Array;
  /** Whether the picture has all expected crests, and therefore never changes. */
  isComplete: boolean;
}

/** The size in pixels that social networks show without cropping. */
const widthPixels = 1200;
const heightPixels = 630;
const barTopPx = 520;
const crestSizePx = 210;
/** Limit of a crest's pixels: a larger one would take the memory of a hundred pictures. */
const maxCrestPixels = 4_000_000;

const groundColors = ['#27508f', '#7d2338'] as const;
const displayFamily = 'SofiaLatin, SofiaLatinExt, SofiaCyrillic, NotoHebrew';
const bodyFamilies = 'InterLatin, InterLatinExt, InterCyrillic, NotoHebrew';

/** Registers ui-kit's fonts, so that a preview looks like the site. */
function registerFonts(): void {
  if (GlobalFonts.has('SofiaLatin')) return;
  const folder = new URL('../../../../libs/ui-kit/src/styles/fonts/', import.meta.url);
  const fontFaces = [
    'sofia-latin',
    'sofia-latin-ext',
    'sofia-cyrillic',
    'inter-latin',
    'inter-latin-ext',
    'inter-cyrillic',
  ];
  for (const face of [...fontFaces, 'noto-hebrew']) {
    const family = face.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (!GlobalFonts.registerFromPath(new URL(`${face}.woff2`, folder).pathname, family))
      throw new Error(`There is no font ${face}`);
  }
}

/** The longest drawn text: a picture has no space for more, and measuring each character takes time. */
const maxTextCharacters = 120;
const shortenText = (text: string): string =>
  text.length > maxTextCharacters ? `${text.slice(0, maxTextCharacters).trimEnd()}…` : text;

/**
 * Draws the preview of a match as a PNG: the sides in the direction of the backend's titles, the kick-off, and no score.
 */
export async function drawPicture({ picture, name, direction, crests }: Drawing): Promise<DrawnPicture> {
  registerFonts();
  const canvas = createCanvas(widthPixels, heightPixels);
  const context = canvas.getContext('2d');
  const isHomeLeft = direction === 'ltr';
  drawGround(context, picture, isHomeLeft);
  context.textAlign = 'center';
  let isComplete = true;
  for (const [index, side] of picture.sides.entries()) {
    const middlePx = (index === 0) === isHomeLeft ? 300 : 900;
    const bytes = crests[index];
    const image = bytes && (await decode(bytes));
    if (side.crest && !image) isComplete = false;
    drawCrest(context, side, image, middlePx);
    drawName(context, shortenText(side.name), middlePx);
  }
  context.fillStyle = '#d6e0f2';
  if (picture.over)
    drawLine(context, picture.over, { x: widthPixels / 2, y: 68, size: 34, maxWidthPx: 1000, face: bodyFamilies });
  drawBar(context, { timeText: picture.when?.words ?? '', name });
  return { png: await canvas.encode('png'), isComplete };
}

/** Draws both teams' colours on the two sides of a slash (DESIGN.md), dark enough for white letters. */
function drawGround(context: SKRSContext2D, { sides: [home, away] }: PreviewPicture, isHomeLeft: boolean): void {
  const sideColors = [home.color ?? groundColors[0], away.color ?? groundColors[1]];
  const [leftColor = '', rightColor = ''] = isHomeLeft ? sideColors : sideColors.toReversed();
  context.fillStyle = leftColor;
  context.fillRect(0, 0, widthPixels, heightPixels);
  context.fillStyle = rightColor;
  context.beginPath();
  context.moveTo(670, 0);
  context.lineTo(widthPixels, 0);
  context.lineTo(widthPixels, heightPixels);
  context.lineTo(530, heightPixels);
  context.fill();
  const shadeGradient = context.createLinearGradient(0, 0, 0, barTopPx);
  shadeGradient.addColorStop(0, 'rgb(10 16 27 / 62%)');
  shadeGradient.addColorStop(1, 'rgb(10 16 27 / 74%)');
  context.fillStyle = shadeGradient;
  context.fillRect(0, 0, widthPixels, heightPixels);
}

function drawBar(context: SKRSContext2D, { timeText, name }: { timeText: string; name: string }): void {
  context.fillStyle = '#0a101b';
  context.fillRect(0, barTopPx, widthPixels, heightPixels - barTopPx);
  context.fillStyle = '#ffffff';
  context.textAlign = timeText ? 'left' : 'center';
  const y = (barTopPx + heightPixels) / 2 + 18;
  if (timeText) drawLine(context, timeText, { x: 56, y, size: 52, maxWidthPx: 660, face: displayFamily });
  if (timeText) context.textAlign = 'right';
  context.fillStyle = '#b7c3d9';
  drawLine(context, name, {
    x: timeText ? widthPixels - 56 : widthPixels / 2,
    y,
    size: 34,
    maxWidthPx: 380,
    face: bodyFamilies,
  });
}

function drawCrest(
  context: SKRSContext2D,
  { shortName, color }: PreviewSide,
  image: Image | undefined,
  middlePx: number,
): void {
  const topPx = 108;
  if (image) {
    const scale = crestSizePx / Math.max(image.width, image.height);
    const [widthPx, heightPx] = [image.width * scale, image.height * scale];
    return context.drawImage(image, middlePx - widthPx / 2, topPx + (crestSizePx - heightPx) / 2, widthPx, heightPx);
  }
  context.beginPath();
  context.arc(middlePx, topPx + crestSizePx / 2, crestSizePx / 2, 0, 2 * Math.PI);
  context.fillStyle = color ?? '#1f2a40';
  context.fill();
  context.fillStyle = 'rgb(10 16 27 / 45%)';
  context.fill();
  context.fillStyle = '#ffffff';
  drawLine(context, shortName, {
    x: middlePx,
    y: topPx + crestSizePx / 2 + 32,
    size: 88,
    maxWidthPx: crestSizePx - 40,
    face: displayFamily,
  });
}

/** Decodes a crest; undefined for other files, and for a drawing with references to other files or too many copies. */
async function decode(bytes: Uint8Array): Promise<Image | undefined> {
  try {
    const kind = getCrestKind(bytes);
    if (!kind || (kind === 'bitmap' && doesExpandTooMuch(bytes))) return undefined;
    const image = await loadImage(Buffer.from(bytes));
    return image.width > 0 && image.height > 0 ? image : undefined;
  } catch {
    return undefined;
  }
}

function doesExpandTooMuch(bytes: Uint8Array): boolean {
  const { width: widthPx, height: heightPx } = imageSize(bytes);
  return widthPx * heightPx > maxCrestPixels;
}

/** Draws a team's name in one line if the letters stay large, otherwise in two. */
function drawName(context: SKRSContext2D, name: string, middlePx: number): void {
  context.fillStyle = '#ffffff';
  const maxNameWidthPx = 490;
  const nameWords = name.split(' ');
  if (
    nameWords.length < 2 ||
    getSize(context, name, { size: 92, maxWidthPx: maxNameWidthPx, face: displayFamily }) >= 62
  ) {
    return drawLine(context, name, { x: middlePx, y: 432, size: 92, maxWidthPx: maxNameWidthPx, face: displayFamily });
  }
  const splits = nameWords
    .slice(1)
    .map((_, index) => [nameWords.slice(0, index + 1).join(' '), nameWords.slice(index + 1).join(' ')]);
  const getLongestLength = (splitText: string[]) => Math.max(...splitText.map(({ length }) => length));
  const [firstLine = '', secondLine = ''] =
    splits.toSorted((a, b) => getLongestLength(a) - getLongestLength(b))[0] ?? [];
  const size = Math.min(
    ...[firstLine, secondLine].map((part) =>
      getSize(context, part, { size: 76, maxWidthPx: maxNameWidthPx, face: displayFamily }),
    ),
  );
  drawLine(context, firstLine, { x: middlePx, y: 402, size, maxWidthPx: maxNameWidthPx, face: displayFamily });
  drawLine(context, secondLine, { x: middlePx, y: 402 + size, size, maxWidthPx: maxNameWidthPx, face: displayFamily });
}

interface LineFit {
  /** The largest font size, in pixels. */
  size: number;
  maxWidthPx: number;
  face: string;
}

const minFontSizePx = 30;

/** Returns the largest size at which a text fits. */
function getSize(context: SKRSContext2D, text: string, { size, maxWidthPx, face }: LineFit): number {
  context.font = `800 ${size}px ${face}`;
  const neededWidthPx = context.measureText(text).width;
  return neededWidthPx <= maxWidthPx ? size : Math.max(minFontSizePx, Math.floor((size * maxWidthPx) / neededWidthPx));
}

function drawLine(
  context: SKRSContext2D,
  text: string,
  { x, y, ...lineFit }: LineFit & { x: number; y: number },
): void {
  const size = getSize(context, shortenText(text), lineFit);
  context.font = `800 ${size}px ${lineFit.face}`;
  // The direction follows the first strong letter, like `dir="auto"`.
  context.direction = /\p{sc=Hebrew}/u.test(/\p{L}/u.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
  let shownText = shortenText(text);
  while (shownText.length > 1 && context.measureText(shownText).width > lineFit.maxWidthPx)
    shownText = `${shownText.slice(0, -2).trimEnd()}…`;
  context.fillText(shownText, x, y);
}
