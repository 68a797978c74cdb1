import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

const glyphsSchema = z.record(z.string(), z.object({ width: z.number(), path: z.string() }));
const glyphs = glyphsSchema.parse(
  JSON.parse(readFileSync(new URL('../../assets/glyphs.json', import.meta.url), 'utf8')),
);

const isHebrew = (text: string): boolean => /[\u0590-\u05ff]/.test(text);

/** Draws letters as outlines, centred on `x` with the baseline at `y`. Letters without an outline are omitted. */
export function createLettersPath(
  text: string,
  x: number,
  y: number,
  size: number,
  color: string,
  attributes = '',
): string {
  const letters = Array.from(isHebrew(text) ? Array.from(text).toReversed() : text).flatMap(
    (letter) => glyphs[letter] ?? [],
  );
  const width = letters.reduce((sum, letter) => sum + letter.width, 0);
  let letterX = -width / 2;
  const paths = letters.map((letter) => {
    const path = `<path transform="translate(${Math.round(letterX)})" d="${letter.path}"/>`;
    letterX += letter.width;
    return path;
  });
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size / 1000})"${attributes}>${paths.join('')}</g>`;
}
