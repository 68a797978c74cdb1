import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readMediaTime } from './media-time.ts';

const media = join(import.meta.dirname, '../../../../../apps/reference-backend/media');
const index: { tracks: Record<string, { file: string; initSize: number; fragments: [number, number, number][] }> } =
  JSON.parse(readFileSync(join(media, 'index.json'), 'utf8'));

/** Writes 33 bits as in a PES header. */
const encodeTimestamp = (ticks: number): number[] => [
  0x21 | (Math.floor(ticks / 2 ** 30) << 1),
  Math.floor(ticks / 2 ** 22) & 0xff,
  ((Math.floor(ticks / 2 ** 15) & 0x7f) << 1) | 1,
  (Math.floor(ticks / 2 ** 7) & 0xff) | 0,
  ((ticks & 0x7f) << 1) | 1,
];

function createPacket(header: readonly number[], payload: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(188).fill(0xff);
  bytes.set([0x47, ...header, ...payload]);
  return bytes;
}

it.each(['video-240', 'audio-en'])('reads the start of a segment of %s from ISO BMFF', (name) => {
  const track = index.tracks[name];
  const [offset = 0, size = 0] = track?.fragments[10] ?? [];
  const bytes = new Uint8Array(readFileSync(join(media, track?.file ?? '')));
  const time = readMediaTime(bytes.subarray(offset, offset + size), bytes.subarray(0, track?.initSize));
  expect(time).toBeGreaterThan(19.9);
  expect(time).toBeLessThan(20.1);
});

it('reads the first video timestamp of MPEG-TS, after packets of tables', () => {
  const seconds = 60_000;
  const table = createPacket([0x40, 0, 0x10], [0, 0, 0xb0]);
  const picture = createPacket(
    [0x41, 0, 0x30, 1, 0],
    [0, 0, 1, 0xe0, 0, 0, 0x80, 0x80, 5, ...encodeTimestamp(seconds * 90_000)],
  );
  expect(readMediaTime(Uint8Array.from([...table, ...picture]), null)).toBe(seconds);
});

it('reads the time of packed audio from its ID3 tag', () => {
  const ownerBytes = Array.from('ID3....PRIV....com.apple.streaming.transportStreamTimestamp\0', (character) =>
    character.charCodeAt(0),
  );
  const ticks = new Uint8Array(8);
  new DataView(ticks.buffer).setBigUint64(0, 900_000n);
  expect(readMediaTime(Uint8Array.from([...ownerBytes, ...ticks]), null)).toBe(10);
});

it.each([
  ['encrypted bytes', new Uint8Array(400).fill(7), null],
  ['encrypted bytes beside an initialization section', new Uint8Array(400).fill(7), new Uint8Array(100)],
  ['an empty segment', new Uint8Array(), null],
])('the media time is null for %s', (_, segment, init) => {
  expect(readMediaTime(segment, init)).toBeNull();
});
