import { expect, it } from 'vitest';
import { addSilence } from './silent-mp4.ts';

const number = (value: number): number[] => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 255);
const text = (letters: string): number[] => Array.from(letters, (letter) => letter.charCodeAt(0));
const zeros = (length: number): number[] => Array.from({ length }, () => 0);

function box(name: string, ...parts: readonly (readonly number[])[]): number[] {
  const content = parts.flat();
  return [...number(content.length + 8), ...text(name), ...content];
}

/** A track of a file: its number, its kind, its ticks per second and its description. */
const track = (id: number, kind: string, timescale: number, entry: readonly number[]): number[] =>
  box(
    'trak',
    box('tkhd', zeros(12), number(id)),
    box(
      'mdia',
      box('mdhd', zeros(12), number(timescale)),
      box('hdlr', zeros(8), text(kind)),
      box('minf', box('stbl', box('stsd', zeros(8), entry))),
    ),
  );

const sound = (codec: string, channels: number): number[] =>
  box(codec, zeros(16), [0, channels, 0, 16], zeros(4), number(48_000 * 2 ** 16));

const file = (codec = 'mp4a', channels = 2): Uint8Array =>
  Uint8Array.from(box('moov', track(1, 'vide', 12_800, box('avc1')), track(2, 'soun', 48_000, sound(codec, channels))));

/** The part of a track in a segment that begins at a tick. */
const part = (id: number, ticks: number, samples: number): number[] =>
  box(
    'traf',
    box('tfhd', zeros(4), number(id)),
    box('tfdt', zeros(4), number(ticks)),
    box('trun', zeros(4), number(samples)),
  );

const segment = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([...box('moof', ...parts), ...box('mdat', [1, 2, 3])]);

const silentFrames = (bytes: Uint8Array): number =>
  String.fromCharCode(...bytes).split('\x21\x00\x49\x90\x02\x19\x00\x23\x80').length - 1;

it.each([
  ['contains no samples', segment(part(1, 25_600, 50))],
  ['contains an empty track', segment(part(1, 25_600, 50), part(2, 96_000, 0))],
])('silence for the whole segment is added after its video when the segment %s of audio [fault-30p]', (_, pictures) => {
  const filled = addSilence(file(), pictures, 2);
  expect(filled.slice(0, pictures.length)).toEqual(pictures);
  expect(silentFrames(filled)).toBe(94);
  const added = String.fromCharCode(...filled.slice(pictures.length));
  expect(added).toContain(String.fromCharCode(...text('tfdt'), 1, ...zeros(3), ...zeros(4), ...number(96_000)));
  expect(addSilence(file(), filled, 2), 'it has sound now').toBe(filled);
});

it('a segment stays unchanged when it has sound', () => {
  const silentSegment = segment(part(1, 25_600, 50), part(2, 96_000, 94));
  expect(addSilence(file(), silentSegment, 2)).toBe(silentSegment);
});

it.each([
  ['the audio is encrypted', file('enca'), segment(part(1, 0, 50))],
  ['the number of channels is unusual', file('mp4a', 5), segment(part(1, 0, 50))],
  ['the file is cut off', file().slice(0, 40), segment(part(1, 0, 50))],
])('addSilence throws when %s', (_, init, pictures) => {
  expect(() => addSilence(init, pictures, 2)).toThrow(Error);
});
