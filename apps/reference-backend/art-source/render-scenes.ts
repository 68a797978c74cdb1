/**
 * Renders the scenes to assets/art/*.webp with Chromium: those of court-scenes.ts, and the SVGs of a folder.
 * node --conditions=@touchline/source apps/reference-backend/art-source/render-scenes.ts FOLDER
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { courtScenes } from './court-scenes.ts';

const folder = process.argv[2];
const target = new URL('../assets/art/', import.meta.url);
await mkdir(target, { recursive: true });

const fromFolder = folder
  ? await Promise.all(
      (await readdir(folder))
        .filter((file) => /^(scene|title)-.*\.svg$/.test(file) && file !== 'scene-pano.svg')
        .map(async (file) => [file.slice(0, -'.svg'.length), await readFile(join(folder, file), 'utf8')] as const),
    )
  : [];
const scenes = Object.entries(courtScenes).map(([name, svg]) => [`scene-${name}`, svg] as const);

/** The widths of a picture in pixels, by its kind: tall clip, title card, or scene. */
const getWidths = (name: string, isTall: boolean): number[] =>
  isTall ? [360] : name.startsWith('title') ? [640] : [640, 1280];

const browser = await puppeteer.launch({
  executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const [name, svg] of [...fromFolder, ...scenes]) {
  const [, w = '16', h = '9'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const isTall = Number(h) > Number(w);
  for (const width of getWidths(name, isTall)) {
    const height = Math.round((width * Number(h)) / Number(w));
    await page.setViewport({ width, height });
    const source = svg.replace('<svg ', `<svg width="${width}" height="${height}" `);
    await page.setContent(`<body style="margin:0">${source}`);
    await writeFile(
      new URL(`${name}-${width}.webp`, target),
      await page.screenshot({ type: 'webp', quality: width > 640 ? 62 : 58 }),
    );
  }
}
await browser.close();
