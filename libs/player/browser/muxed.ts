/** Splits a file into its boxes: name and bytes of each. */
function boxesIn(bytes: Buffer, from = 0): [name: string, bytes: Buffer][] {
  const boxes: [string, Buffer][] = [];
  for (let at = from; at < bytes.length; at += bytes.readUInt32BE(at))
    boxes.push([bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at, at + bytes.readUInt32BE(at))]);
  return boxes;
}

const containers = new Set(['moov', 'trak', 'mvex', 'moof', 'traf']);
/** Offset of the track's number in the boxes that have one. */
const numberAt: Readonly<Record<string, number>> = { tkhd: 20, trex: 12, tfhd: 12 };
const second = 2;

/** Renumbers boxes for the second track of a file. */
function asSecond(name: string, bytes: Buffer): Buffer {
  if (containers.has(name))
    return Buffer.concat([bytes.subarray(0, 8), ...boxesIn(bytes, 8).map(([inner, own]) => asSecond(inner, own))]);
  const copy = Buffer.from(bytes);
  const at = numberAt[name];
  if (at !== undefined) copy.writeUInt32BE(second, at);
  return copy;
}

function getBox(name: string, parts: readonly Buffer[]): Buffer {
  const inside = Buffer.concat(parts);
  const head = Buffer.from(`\0\0\0\0${name}`, 'latin1');
  head.writeUInt32BE(inside.length + 8);
  return Buffer.concat([head, inside]);
}

const named = (bytes: Buffer, name: string): Buffer => {
  const found = boxesIn(bytes, 8).find(([one]) => one === name);
  if (!found) throw new Error(`No ${name}`);
  return found[1];
};

/**
 * Makes the beginning of a file with video and audio.
 * @param picture,
 * @param sound the beginnings of files with one track
 */
export function muxedInit(picture: Buffer, sound: Buffer): Buffer {
  const [[, type] = ['', Buffer.alloc(0)], [, movie] = ['', Buffer.alloc(0)]] = boxesIn(picture);
  const other = boxesIn(sound).find(([name]) => name === 'moov')?.[1] ?? Buffer.alloc(0);
  const extended = [named(named(movie, 'mvex'), 'trex'), asSecond('trex', named(named(other, 'mvex'), 'trex'))];
  const tracks = [named(movie, 'trak'), asSecond('trak', named(other, 'trak'))];
  return Buffer.concat([type, getBox('moov', [named(movie, 'mvhd'), ...tracks, getBox('mvex', extended)])]);
}

/** Makes a segment with video and audio. */
export const muxedSegment = (picture: Buffer, sound: Buffer): Buffer =>
  Buffer.concat([picture, ...boxesIn(sound).map(([name, bytes]) => asSecond(name, bytes))]);
