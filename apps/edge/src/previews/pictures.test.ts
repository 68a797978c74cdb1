import { createCanvas, loadImage } from '@napi-rs/canvas';
import { imageSize } from 'image-size';
import { afterAll, expect, test, vi } from 'vitest';
import { createServedSite } from '../testing/built-site.ts';
import { getPicture } from '../testing/get-picture.ts';
import type { Drawing, DrawnPicture } from './draw-picture.ts';
import type { FetchCrest } from './fetch-crest.ts';
import { toDrawablePicture } from './to-drawable-picture.ts';
import { getHashedFile, readPictureAddress } from '../addresses/picture-address.ts';
import { createPictureRenderer } from './picture-renderer.ts';
import { createPictures, PicturesBusy } from './pictures.ts';

const site = createServedSite();
const name = 'Demo';
const direction = 'ltr';
const loadNoCrest: FetchCrest = async () => undefined;
const drawnPicture = { png: new Uint8Array(10), isComplete: true };
const withCrests = getPicture({
  sides: [
    { name: 'Aurora', shortName: 'AUR', crest: '/media/a.svg' },
    { name: 'Ravens', shortName: 'RAV', crest: '/media/b.svg' },
  ],
});

const renderer = createPictureRenderer();
afterAll(() => renderer.close());

const crest = new TextEncoder().encode(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9H0z" fill="#f0f"/></svg>',
);

test('another process draws a preview picture as a PNG of 1200 x 630 pixels', async () => {
  const { png } = await renderer.draw({ picture: getPicture(), name, direction, crests: [crest, undefined] });
  expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' });
  const hebrewPicture = getPicture({ sides: [{ name: 'הפועל ירושלים', shortName: 'ירו' }, getPicture().sides[1]] });
  expect((await renderer.draw({ picture: hebrewPicture, name, direction, crests: [] })).png.length).toBeGreaterThan(
    10_000,
  );
});

/** For the left and the right half of a picture: whether its ground is blue, as home's is, and has home's pink crest. */
async function readSides(png: Uint8Array) {
  const image = await loadImage(Buffer.from(png));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return [
    { edgePx: 4, crestPx: 300 },
    { edgePx: 1195, crestPx: 900 },
  ].map(({ edgePx, crestPx }) => {
    const [red = 0, , blue = 0] = context.getImageData(edgePx, 400, 1, 1).data;
    const [crestRed, crestGreen] = context.getImageData(crestPx, 213, 1, 1).data;
    return { isBlue: blue > red, hasCrest: crestRed === 255 && crestGreen === 0 };
  });
}

const homeSide = { isBlue: true, hasCrest: true };
const awaySide = { isBlue: false, hasCrest: false };

test.each([
  ['ltr', [homeSide, awaySide]],
  ['rtl', [awaySide, homeSide]],
] as const)('the sides of a picture run in the direction of the backend’s titles: %s', async (titles, sides) => {
  const { png } = await renderer.draw({ picture: withCrests, name, direction: titles, crests: [crest, undefined] });
  expect(await readSides(png)).toEqual(sides);
});

test('a team’s initials replace a crest that is missing, broken or loads other files', async () => {
  const { png } = await renderer.draw({ picture: getPicture(), name, direction, crests: [] });
  const truncatedPng = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const svgWithReference = new TextEncoder().encode(
    new TextDecoder().decode(crest).replace('<path', '<image href="https://elsewhere.example/a.png"/><path'),
  );
  for (const bytes of [truncatedPng, svgWithReference]) {
    expect(await renderer.draw({ picture: withCrests, name, direction, crests: [bytes, crest] })).toMatchObject({
      isComplete: false,
    });
    expect((await renderer.draw({ picture: getPicture(), name, direction, crests: [bytes, undefined] })).png).toEqual(
      png,
    );
  }
  expect(await renderer.draw({ picture: withCrests, name, direction, crests: [crest, crest] })).toMatchObject({
    isComplete: true,
  });
});

test.each(['A'.repeat(10_000), 'ab '.repeat(3_000)])(
  'texts of any length are drawn within the time limit',
  async (text) => {
    const side = { name: text, shortName: text };
    const picture = getPicture({ sides: [side, side], over: text, when: { words: text, figures: text } });
    // The renderer itself ends a process that takes too long.
    await expect(renderer.draw({ picture, name: text, direction, crests: [] })).resolves.toBeDefined();
  },
);

test('a process that takes too long is ended, and the next picture gets a new process', async () => {
  const rendererWithShortLimit = createPictureRenderer({ timeLimitMs: 1 });
  await expect(rendererWithShortLimit.draw({ picture: getPicture(), name, direction, crests: [] })).rejects.toThrow(
    'longer than 1 ms',
  );
  rendererWithShortLimit.close();
  await expect(renderer.draw({ picture: getPicture(), name, direction, crests: [] })).resolves.toBeDefined();
});

test('a picture is drawn once for parallel requests, and again when its content has changed', async () => {
  const draw = vi.fn(async () => drawnPicture);
  const pictures = createPictures({ renderer: { draw }, fetchCrest: loadNoCrest });
  const getDrawnPicture = (picture = getPicture()) => pictures.get(site, { picture, name, direction });
  await Promise.all([getDrawnPicture(), getDrawnPicture()]);
  await getDrawnPicture();
  expect(draw).toHaveBeenCalledTimes(1);
  await getDrawnPicture(getPicture({ when: undefined }));
  expect(draw).toHaveBeenCalledTimes(2);
});

test('a picture with a missing crest is drawn again after a minute, and only the missing crest is fetched again', async () => {
  let timeMs = 0;
  const fetchCrest = vi.fn<FetchCrest>(async (_site, address) => (address.endsWith('a.svg') ? crest : undefined));
  const draw = async ({ crests }: Drawing) => ({ ...drawnPicture, isComplete: crests.every(Boolean) });
  const pictures = createPictures({ renderer: { draw }, fetchCrest, now: () => timeMs });
  expect((await pictures.get(site, { picture: withCrests, name, direction }))?.isComplete).toBe(false);
  timeMs = 61_000;
  fetchCrest.mockResolvedValue(crest);
  expect((await pictures.get(site, { picture: withCrests, name, direction }))?.isComplete).toBe(true);
  expect(fetchCrest.mock.calls.map(([, address]) => address)).toEqual(['/media/a.svg', '/media/b.svg', '/media/b.svg']);
});

test('pictures beyond the limit are refused, and a failed picture is tried again only after a minute', async () => {
  let timeMs = 0;
  const draw = vi.fn(() => new Promise<DrawnPicture>(() => {}));
  const busyPictures = createPictures({ renderer: { draw }, fetchCrest: loadNoCrest, maxDrawings: 1 });
  void busyPictures.get(site, { picture: getPicture(), name, direction });
  await expect(busyPictures.get(site, { picture: getPicture({ over: 'B' }), name, direction })).rejects.toBeInstanceOf(
    PicturesBusy,
  );
  const failingPictures = vi.fn(async () => Promise.reject(new Error('broken')));
  const pictures = createPictures({ renderer: { draw: failingPictures }, fetchCrest: loadNoCrest, now: () => timeMs });
  const getDrawnPicture = () => pictures.get(site, { picture: getPicture(), name, direction });
  await expect(getDrawnPicture()).rejects.toThrow('broken');
  await expect(getDrawnPicture()).rejects.toThrow('a moment ago');
  timeMs = 61_000;
  await expect(getDrawnPicture()).rejects.toThrow('broken');
  expect(failingPictures).toHaveBeenCalledTimes(2);
});

test('a picture replaces or omits text that no font can draw, and needs a drawable name of each team', () => {
  const [home, away] = getPicture().sides;
  const koreanPicture = getPicture({
    over: '아이스하키',
    when: { words: '2월 14일 20:30', figures: '2026-02-14 20:30' },
  });
  expect(toDrawablePicture(koreanPicture)).toMatchObject({ over: undefined, when: { words: '2026-02-14 20:30' } });
  expect(
    toDrawablePicture(getPicture({ sides: [{ ...home, name: '서울', shortName: 'SEO' }, away] }))?.sides[0].name,
  ).toBe('SEO');
  expect(toDrawablePicture(getPicture({ sides: [{ ...home, name: '서울', shortName: '서울' }, away] }))).toBeNull();
});

test('a picture’s address changes with its content', () => {
  const file = getHashedFile({ picture: getPicture(), name, direction });
  expect(readPictureAddress(`/de/events/7/${file}`)).toEqual({ page: '/de/events/7/', hash: file.slice(9, 29) });
  expect(readPictureAddress('/events/7/_picture.png')).toEqual({ page: '/events/7/', hash: undefined });
  expect(getHashedFile({ picture: getPicture({ over: 'Cup' }), name, direction })).not.toBe(file);
  expect(readPictureAddress('/events/7/_picture-1.png')).toBeNull();
  expect(readPictureAddress('/events/7/picture.png')).toBeNull();
});
