import { readFileSync, statSync } from 'node:fs';
import { Refusal } from './surroundings.ts';

const minPngSidePx = 512;
/** Each drawn picture contains the logo. */
const maxPngBytes = 256 * 1024;
/** The limit of a customer's picture. */
const maxSvgBytes = 1024 * 1024;

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Puts a PNG into an SVG, from which all pictures are drawn. */
function wrapPng(file: string, content: Buffer): string {
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)];
  if (Math.max(width, height) < minPngSidePx)
    throw new Refusal(
      `${file} has ${width} x ${height} pixels: use an SVG, or a PNG of at least ${minPngSidePx} pixels`,
    );
  if (content.length > maxPngBytes)
    throw new Refusal(`${file} has ${Math.ceil(content.length / 1024)} KB: use an SVG, or a PNG of at most 256 KB`);
  const data = `data:image/png;base64,${content.toString('base64')}`;
  const size = `width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image ${size} href="${data}"/></svg>\n`;
}

function readContent(file: string): Buffer {
  try {
    const status = statSync(file);
    // Reading a pipe would never end.
    if (!status.isFile()) throw new Refusal(`${file} is no file: give the path of an SVG or PNG with --logo`);
    const { size } = status;
    if (size > maxSvgBytes)
      throw new Refusal(`${file} has ${Math.ceil(size / 1024)} KB: use a logo of at most 1024 KB`);
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(`The logo ${file} cannot be read: give the path of an SVG or PNG, such as --logo logo.svg`);
  }
}

/**
 * Reads a logo.
 * @param file the path of an SVG or PNG
 * @returns SVG; the check of the customer's folder reads its content
 * @throws Refusal for a missing file, another type and a PNG of the wrong size
 */
export function readLogo(file: string): string {
  const content = readContent(file);
  const isPng = content.length > 24 && content.subarray(0, 8).equals(pngSignature);
  if (isPng) return wrapPng(file, content);
  const text = content.toString('utf8');
  if (!text.includes('<svg')) throw new Refusal(`${file} is no SVG and no PNG: give another file with --logo`);
  return text;
}
