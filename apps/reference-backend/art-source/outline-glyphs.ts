/**
 * Writes assets/glyphs.json, the outlines of the letters on crests and posters, so that pictures need no font. The
 * fonts are Barlow Condensed and Noto Sans Hebrew, both under the SIL Open Font License. After a change of the letters,
 * run: node --conditions=@touchline/source apps/reference-backend/art-source/outline-glyphs.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const uiKit = createRequire(new URL('../../../libs/ui-kit/package.json', import.meta.url));
const subsetterPath = uiKit.resolve('subset-font');
const { default: subsetFont } = await import(pathToFileURL(subsetterPath).href);
const hb = await import(pathToFileURL(createRequire(subsetterPath).resolve('harfbuzzjs')).href);

const latinLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const hebrewLetters = 'אבגדהוזחטיכלמנסעפצקרשתךםןףץ';

async function outlineGlyphs(file: string, letters: string, variationAxes?: Record<string, number>) {
  const font = await readFile(uiKit.resolve(file));
  const bytes: Buffer = await subsetFont(font, letters, {
    targetFormat: 'sfnt',
    ...(variationAxes ? { variationAxes } : {}),
  });
  const face = new hb.Face(new hb.Blob(new Uint8Array(bytes).buffer));
  const shaper = new hb.Font(face);
  const scale = 1000 / face.upem;
  return Array.from(letters, (letter) => {
    const buffer = new hb.Buffer();
    buffer.addText(letter);
    buffer.guessSegmentProperties();
    hb.shape(shaper, buffer);
    const [info] = buffer.getGlyphInfos();
    const [position] = buffer.getGlyphPositions();
    const path: string = shaper.glyphToPath(info.codepoint);
    // Integers, in thousandths of the font size; y points down as in SVG.
    let isY = false;
    const scaledPath = path.replace(/-?\d+(\.\d+)?|[A-Z]/g, (token) => {
      if (/[A-Z]/.test(token)) {
        isY = false;
        return token;
      }
      const value = Math.round(Number(token) * scale) * (isY ? -1 : 1);
      isY = !isY;
      return String(value === 0 ? 0 : value);
    });
    return [letter, { width: Math.round(position.xAdvance * scale), path: scaledPath }] as const;
  });
}

const glyphs = [
  ...(await outlineGlyphs('@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2', latinLetters)),
  ...(await outlineGlyphs(
    '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-standard-normal.woff2',
    hebrewLetters,
    { wght: 900, wdth: 75 },
  )),
];
await writeFile(new URL('../assets/glyphs.json', import.meta.url), `${JSON.stringify(Object.fromEntries(glyphs))}\n`);
