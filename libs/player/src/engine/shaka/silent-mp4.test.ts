import { expect, it } from 'vitest';
import { addSilence } from './silent-mp4.ts';

const encodeNumber = (value: number): number[] =>
  [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
const encodeText = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const createZeros = (length: number): number[] => Array.from({ length }, () => 0);

function box(name: string, ...parts: readonly (readonly number[])[]): number[] {
  const content = parts.flat();
  return [...encodeNumber(content.length + 8), ...encodeText(name), ...content];
}

/** A track of a file: its number, its kind, its ticks per second and its description. */
const track = (id: number, kind: string, timescale: number, entry: readonly number[]): number[] =>
  box(
    'trak',
    box('tkhd', createZeros(12), encodeNumber(id)),
    box(
      'mdia',
      box('mdhd', createZeros(12), encodeNumber(timescale)),
      box('hdlr', createZeros(8), encodeText(kind)),
      box('minf', box('stbl', box('stsd', createZeros(8), entry))),
    ),
  );

const sound = (codec: string, channels: number): number[] =>
  box(codec, createZeros(16), [0, channels, 0, 16], createZeros(4), encodeNumber(48_000 * 2 ** 16));

const createFile = (codec = 'mp4a', channels = 2): Uint8Array =>
  Uint8Array.from(box('moov', track(1, 'vide', 12_800, box('avc1')), track(2, 'soun', 48_000, sound(codec, channels))));

/** The part of a track in a segment that begins at a tick. */
const createFragment = (id: number, ticks: number, samples: number): number[] =>
  box(
    'traf',
    box('tfhd', createZeros(4), encodeNumber(id)),
    box('tfdt', createZeros(4), encodeNumber(ticks)),
    box('trun', createZeros(4), encodeNumber(samples)),
  );

const segment = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([...box('moof', ...parts), ...box('mdat', [1, 2, 3])]);

const silentFrames = (bytes: Uint8Array): number =>
  String.fromCharCode(...bytes).split('\x21\x00\x49\x90\x02\x19\x00\x23\x80').length - 1;

it.each([
  ['contains no samples', segment(createFragment(1, 25_600, 50))],
  ['contains an empty track', segment(createFragment(1, 25_600, 50), createFragment(2, 96_000, 0))],
])('silence for the whole segment is added after its video when the segment %s of audio [fault-30p]', (_, pictures) => {
  const filled = addSilence(createFile(), pictures, 2);
  expect(filled.slice(0, pictures.length)).toEqual(pictures);
  expect(silentFrames(filled)).toBe(94);
  const addedText = String.fromCharCode(...filled.slice(pictures.length));
  expect(addedText).toContain(
    String.fromCharCode(...encodeText('tfdt'), 1, ...createZeros(3), ...createZeros(4), ...encodeNumber(96_000)),
  );
  expect(addSilence(createFile(), filled, 2), 'it has sound now').toBe(filled);
});

it('a segment stays unchanged when it has sound', () => {
  const silentSegment = segment(createFragment(1, 25_600, 50), createFragment(2, 96_000, 94));
  expect(addSilence(createFile(), silentSegment, 2)).toBe(silentSegment);
});

it.each([
  ['the audio is encrypted', createFile('enca'), segment(createFragment(1, 0, 50))],
  ['the number of channels is unusual', createFile('mp4a', 5), segment(createFragment(1, 0, 50))],
  ['the file is cut off', createFile().slice(0, 40), segment(createFragment(1, 0, 50))],
])('addSilence throws when %s', (_, init, pictures) => {
  expect(() => addSilence(init, pictures, 2)).toThrow(Error);
});
