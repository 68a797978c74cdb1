import { expect, it } from 'vitest';
import { addSilence } from './add-silence.ts';

const encodeNumber = (value: number): number[] =>
  [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
const encodeText = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const createZeros = (length: number): number[] => Array.from({ length }, () => 0);

function createBox(name: string, ...parts: readonly (readonly number[])[]): number[] {
  const content = parts.flat();
  return [...encodeNumber(content.length + 8), ...encodeText(name), ...content];
}

/** A track of a file: its number, its kind, its ticks per second and its description. */
const createTrack = (id: number, kind: string, timescale: number, entry: readonly number[]): number[] =>
  createBox(
    'trak',
    createBox('tkhd', createZeros(12), encodeNumber(id)),
    createBox(
      'mdia',
      createBox('mdhd', createZeros(12), encodeNumber(timescale)),
      createBox('hdlr', createZeros(8), encodeText(kind)),
      createBox('minf', createBox('stbl', createBox('stsd', createZeros(8), entry))),
    ),
  );

const createSoundEntry = (codec: string, channels: number): number[] =>
  createBox(codec, createZeros(16), [0, channels, 0, 16], createZeros(4), encodeNumber(48_000 * 2 ** 16));

const createFile = (codec = 'mp4a', channels = 2): Uint8Array =>
  Uint8Array.from(
    createBox(
      'moov',
      createTrack(1, 'vide', 12_800, createBox('avc1')),
      createTrack(2, 'soun', 48_000, createSoundEntry(codec, channels)),
    ),
  );

/** A track's part of a segment that begins at this number of ticks. */
const createFragment = (id: number, ticks: number, samples: number): number[] =>
  createBox(
    'traf',
    createBox('tfhd', createZeros(4), encodeNumber(id)),
    createBox('tfdt', createZeros(4), encodeNumber(ticks)),
    createBox('trun', createZeros(4), encodeNumber(samples)),
  );

const createSegment = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([...createBox('moof', ...parts), ...createBox('mdat', [1, 2, 3])]);

const countSilentFrames = (bytes: Uint8Array): number =>
  String.fromCharCode(...bytes).split('\x21\x00\x49\x90\x02\x19\x00\x23\x80').length - 1;

it.each([
  ['contains no samples', createSegment(createFragment(1, 25_600, 50))],
  ['contains an empty track', createSegment(createFragment(1, 25_600, 50), createFragment(2, 96_000, 0))],
])('silence for the whole segment is added after its video when the segment %s of audio [fault-30p]', (_, pictures) => {
  const filledSegment = addSilence(createFile(), pictures, 2);
  expect(filledSegment.slice(0, pictures.length)).toEqual(pictures);
  expect(countSilentFrames(filledSegment)).toBe(94);
  const addedText = String.fromCharCode(...filledSegment.slice(pictures.length));
  expect(addedText).toContain(
    String.fromCharCode(...encodeText('tfdt'), 1, ...createZeros(3), ...createZeros(4), ...encodeNumber(96_000)),
  );
  expect(addSilence(createFile(), filledSegment, 2), 'it has sound now').toBe(filledSegment);
});

it('a segment stays unchanged when it has sound', () => {
  const silentSegment = createSegment(createFragment(1, 25_600, 50), createFragment(2, 96_000, 94));
  expect(addSilence(createFile(), silentSegment, 2)).toBe(silentSegment);
});

it.each([
  ['the audio is encrypted', createFile('enca'), createSegment(createFragment(1, 0, 50))],
  ['the number of channels is unusual', createFile('mp4a', 5), createSegment(createFragment(1, 0, 50))],
  ['the file is cut off', createFile().slice(0, 40), createSegment(createFragment(1, 0, 50))],
])('addSilence throws when %s', (_, init, pictures) => {
  expect(() => addSilence(init, pictures, 2)).toThrow(Error);
});
