/** Captions in fragmented MP4 (ISO/IEC 14496-30): WebVTT or TTML, a track of one line per segment. */
export type BoxedCaptionFormat = 'wvtt' | 'stpp';

const timescale = 1000;

const encodeIntegers = (...integers: number[]): Buffer => {
  const bytes = Buffer.alloc(integers.length * 4);
  integers.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
};

function encodeBox(name: string, ...content: (Buffer | string)[]): Buffer {
  const payload = Buffer.concat(content.map((part) => Buffer.from(part)));
  return Buffer.concat([encodeIntegers(payload.length + 8), Buffer.from(name, 'latin1'), payload]);
}

/** A box that begins with version 0 and these flags. */
const createFullBox = (name: string, flags: number, ...content: (Buffer | string)[]): Buffer =>
  encodeBox(name, encodeIntegers(flags), ...content);

const sampleEntry: Record<BoxedCaptionFormat, Buffer> = {
  wvtt: encodeBox('wvtt', encodeIntegers(0, 1), encodeBox('vttC', 'WEBVTT')),
  stpp: encodeBox('stpp', encodeIntegers(0, 1), 'http://www.w3.org/ns/ttml\0\0\0'),
};

/** Creates the initialization segment (`EXT-X-MAP`). */
export function createBoxedInit(format: BoxedCaptionFormat): Buffer {
  const table = encodeBox('stbl', createFullBox('stsd', 0, encodeIntegers(1), sampleEntry[format]));
  const media = encodeBox(
    'mdia',
    createFullBox('mdhd', 0, encodeIntegers(0, 0, timescale, 0, 0x55c40000)),
    encodeBox('minf', table),
  );
  return Buffer.concat([encodeBox('ftyp', 'iso6', encodeIntegers(0)), encodeBox('moov', encodeBox('trak', media))]);
}

const formatTimestamp = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(11, 23);

const getSample = (format: BoxedCaptionFormat, line: string, from: number, to: number): Buffer =>
  format === 'wvtt'
    ? encodeBox('vttc', encodeBox('payl', line))
    : Buffer.from(
        `<tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="${formatTimestamp(from)}" end="${formatTimestamp(to)}">${line}</p></div></body></tt>`,
      );

/** Creates a segment with one caption line. @param from, to seconds */
export function createBoxedSegment(format: BoxedCaptionFormat, line: string, from: number, to: number): Buffer {
  const sample = getSample(format, line, from, to);
  const fragment = encodeBox(
    'traf',
    createFullBox('tfhd', 0x2_00_00, encodeIntegers(1)),
    createFullBox('tfdt', 0, encodeIntegers(from * timescale)),
    // Each sample has a duration and a size.
    createFullBox('trun', 0x3_00, encodeIntegers(1, (to - from) * timescale, sample.length)),
  );
  return Buffer.concat([encodeBox('moof', fragment), encodeBox('mdat', sample)]);
}
