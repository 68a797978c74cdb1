import { getFormats } from '@touchline/i18n';
import { expect, it } from 'vitest';
import type { QualityTrack } from '../engine/engine.ts';
import { nameQualities } from './name-qualities.ts';

const createQuality = (height: number, bandwidth: number, fields: Partial<QualityTrack> = {}): QualityTrack => ({
  id: `${height}@${bandwidth}`,
  height,
  bandwidth,
  frameRate: 25,
  active: false,
  ...fields,
});

const formats = getFormats('de', 'Europe/Berlin');
const getNames = (...tracks: QualityTrack[]) => nameQualities(tracks, formats, undefined).map(({ name }) => name);

it('a quality is named by its lines, and by its frame rate above 31', () => {
  expect(getNames(createQuality(1080, 6_000_000, { frameRate: 50 }), createQuality(720, 3_000_000))).toEqual([
    '1080p50',
    '720p',
  ]);
});

it('two qualities of one height have their bitrate in the name', () => {
  expect(getNames(createQuality(720, 5_040_000), createQuality(720, 2_500_000), createQuality(360, 800_000))).toEqual([
    '720p · 5\u00a0Mb/s',
    '720p · 2,5\u00a0Mb/s',
    '360p',
  ]);
});

it('qualities with the same name are one entry, the chosen one', () => {
  const playingQuality = createQuality(720, 5_010_000);
  const namedQualities = nameQualities(
    [createQuality(720, 5_020_000), playingQuality, createQuality(360, 800_000)],
    formats,
    playingQuality.id,
  );
  expect(namedQualities.map(({ name }) => name)).toEqual(['720p · 5\u00a0Mb/s', '360p']);
  expect(namedQualities[0]?.track).toBe(playingQuality);
});
