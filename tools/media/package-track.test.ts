import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { defaultMediaFolder, readMediaIndex } from '../../apps/reference-backend/src/streams/media-index.ts';
import { packageTrack } from './package-track.ts';

test('the committed index agrees with the committed files', async () => {
  const { tracks } = await readMediaIndex(defaultMediaFolder);
  expect(Object.keys(tracks)).toHaveLength(7);
  for (const track of Object.values(tracks)) {
    expect(track).toMatchObject(packageTrack(await readFile(`${defaultMediaFolder}${track.file}`)));
  }
});

test('a file with a hole between its fragments is refused', async () => {
  const { tracks } = await readMediaIndex(defaultMediaFolder);
  const track = tracks['video-240'];
  const [, secondFragment] = track?.fragments ?? [];
  const file = await readFile(`${defaultMediaFolder}video-240.mp4`);
  const [from, size] = secondFragment ?? [0, 0];
  const fileWithGap = Buffer.concat([file.subarray(0, from), file.subarray(from + size)]);
  expect(() => packageTrack(fileWithGap)).toThrow(/begins at/);
});
