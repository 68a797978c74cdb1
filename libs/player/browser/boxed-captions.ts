/** Captions in fragmented MP4 (ISO/IEC 14496-30): WebVTT or TTML, a track of one line per segment. */
export type BoxedCaptions = 'wvtt' | 'stpp';

const timescale = 1000;

const numbers = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

function box(name: string, ...content: (Buffer | string)[]): Buffer {
  const inside = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([numbers(inside.length + 8), Buffer.from(name, 'latin1'), inside]);
}

/** A box whose first field is a version of 0 with these flags. */
const fullBox = (name: string, flags: number, ...content: (Buffer | string)[]): Buffer =>
  box(name, numbers(flags), ...content);

const sampleEntry: Record<BoxedCaptions, Buffer> = {
  wvtt: box('wvtt', numbers(0, 1), box('vttC', 'WEBVTT')),
  stpp: box('stpp', numbers(0, 1), 'http://www.w3.org/ns/ttml\0\0\0'),
};

/** The file that the playlist's map names. */
export function boxedInit(format: BoxedCaptions): Buffer {
  const table = box('stbl', fullBox('stsd', 0, numbers(1), sampleEntry[format]));
  const media = box('mdia', fullBox('mdhd', 0, numbers(0, 0, timescale, 0, 0x55c40000)), box('minf', table));
  return Buffer.concat([box('ftyp', 'iso6', numbers(0)), box('moov', box('trak', media))]);
}

const stamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

const getSample = (format: BoxedCaptions, line: string, from: number, to: number): Buffer =>
  format === 'wvtt'
    ? box('vttc', box('payl', line))
    : Buffer.from(
        `<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="${stamp(from)}" end="${stamp(to)}">${line}</p></div></body></tt>`,
      );

/** A segment with one line from a second to another. */
export function boxedSegment(format: BoxedCaptions, line: string, from: number, to: number): Buffer {
  const sample = getSample(format, line, from, to);
  const fragment = box(
    'traf',
    fullBox('tfhd', 0x2_00_00, numbers(1)),
    fullBox('tfdt', 0, numbers(from * timescale)),
    // Each sample has a duration and a size.
    fullBox('trun', 0x3_00, numbers(1, (to - from) * timescale, sample.length)),
  );
  return Buffer.concat([box('moof', fragment), box('mdat', sample)]);
}
