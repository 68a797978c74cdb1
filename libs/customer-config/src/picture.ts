import { imageSize } from 'image-size';
import { readCustomerFile, getText } from './customer-file.ts';
import { readSvg, type SvgDrawing } from './svg.ts';

/** A larger picture of a site's frame is a mistake, because every visitor would load it. */
const maxBytes = 1024 * 1024;
/** A decoded picture takes four bytes for each pixel. */
const maxSidePx = 4096;

/** The required size of a picture: exact, at least, or only its longer side. */
export type Size =
  | { kind: 'exactly' | 'at least'; width: number; height: number }
  | { kind: 'wider' | 'taller' }
  | { kind: 'any' };

/** A fault of a picture. */
export interface PictureFault {
  found: string;
  expected: string;
}

const kinds: Readonly<Record<string, string>> = { svg: 'an SVG', png: 'a PNG', webp: 'a WebP', jpg: 'a JPEG' };

/** Finds the fault in the content of a customer's picture; undefined for a valid picture. */
export function findPictureFault(folder: string, file: string, size: Size): PictureFault | undefined {
  const kind = file.slice(file.lastIndexOf('.') + 1);
  const expected = describeSize(kind, size);
  const { content, ...readFault } = readCustomerFile(folder, file, maxBytes);
  if (content === undefined) return { expected, found: 'no file', ...readFault };
  const readResult = kind === 'svg' ? readDrawing(content) : readPixels(content, kind);
  if ('found' in readResult) return { expected, ...readResult };
  return hasRequiredSize(readResult, size)
    ? undefined
    : { found: `${readResult.width} x ${readResult.height} pixels`, expected };
}

/** The weight and the size of a valid picture; undefined for a picture with a fault. */
export function measurePicture(
  folder: string,
  file: string,
): { bytes: number; width: number; height: number } | undefined {
  const { content } = readCustomerFile(folder, file, maxBytes);
  if (content === undefined) return undefined;
  const readResult = file.endsWith('.svg')
    ? readDrawing(content)
    : readPixels(content, file.slice(file.lastIndexOf('.') + 1));
  return 'found' in readResult ? undefined : { bytes: content.length, ...readResult };
}

function describeSize(kind: string, size: Size): string {
  const name = kinds[kind] ?? 'a picture';
  if ('width' in size) return `${name} of ${size.kind} ${size.width} x ${size.height} pixels`;
  return size.kind === 'any' ? name : `${name} that is ${size.kind} than ${size.kind === 'wider' ? 'tall' : 'wide'}`;
}

function readDrawing(content: Buffer): SvgDrawing | { found: string; expected?: string } {
  const text = getText(content);
  return text === undefined ? { found: 'bytes that are not UTF-8' } : readSvg(text);
}

function readPixels(
  content: Buffer,
  kind: string,
): { width: number; height: number } | { found: string; expected?: string } {
  try {
    const { width, height, type } = imageSize(content);
    if (type !== kind) return { found: kinds[type ?? ''] ?? `a file of type ${type}` };
    if (Math.max(width, height) > maxSidePx)
      return { found: `${width} x ${height} pixels`, expected: `at most ${maxSidePx} pixels on a side` };
    // Every PNG ends with this chunk; an interrupted upload does not.
    if (kind === 'png' && !content.subarray(-12).includes('IEND')) return { found: 'an incomplete PNG' };
    return { width, height };
  } catch {
    return { found: content.length === 0 ? 'an empty file' : 'a file that is not a picture' };
  }
}

function hasRequiredSize({ width, height }: { width: number; height: number }, size: Size): boolean {
  if (size.kind === 'exactly') return width === size.width && height === size.height;
  if (size.kind === 'at least') return width >= size.width && height >= size.height;
  return size.kind === 'any' || (size.kind === 'wider' ? width > height : height > width);
}
