/** Splits a file into its boxes: name and bytes of each. */
function listBoxes(bytes: Buffer, from = 0): [name: string, bytes: Buffer][] {
  const boxes: [string, Buffer][] = [];
  for (let offset = from; offset < bytes.length; offset += bytes.readUInt32BE(offset))
    boxes.push([
      bytes.toString('latin1', offset + 4, offset + 8),
      bytes.subarray(offset, offset + bytes.readUInt32BE(offset)),
    ]);
  return boxes;
}

const containers = new Set(['moov', 'trak', 'mvex', 'moof', 'traf']);
/** Offset of the track's number in the boxes that contain the number. */
const trackIdOffsets: Readonly<Record<string, number>> = { tkhd: 20, trex: 12, tfhd: 12 };
const secondTrackId = 2;

/** Renumbers boxes for the second track of a file. */
function convertToSecondTrack(name: string, bytes: Buffer): Buffer {
  if (containers.has(name))
    return Buffer.concat([
      bytes.subarray(0, 8),
      ...listBoxes(bytes, 8).map(([innerName, boxBytes]) => convertToSecondTrack(innerName, boxBytes)),
    ]);
  const copy = Buffer.from(bytes);
  const offset = trackIdOffsets[name];
  if (offset !== undefined) copy.writeUInt32BE(secondTrackId, offset);
  return copy;
}

function createBox(name: string, parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const header = Buffer.from(`\0\0\0\0${name}`, 'latin1');
  header.writeUInt32BE(content.length + 8);
  return Buffer.concat([header, content]);
}

const findBox = (bytes: Buffer, name: string): Buffer => {
  const found = listBoxes(bytes, 8).find(([boxName]) => boxName === name);
  if (!found) throw new Error(`No ${name}`);
  return found[1];
};

/**
 * Makes the initialization segment of a file with video and audio from the initialization segments of two files with
 * one track each.
 */
export function createMuxedInit(picture: Buffer, sound: Buffer): Buffer {
  const [[, type] = ['', Buffer.alloc(0)], [, movie] = ['', Buffer.alloc(0)]] = listBoxes(picture);
  const soundMovie = listBoxes(sound).find(([name]) => name === 'moov')?.[1] ?? Buffer.alloc(0);
  const trackDefaults = [
    findBox(findBox(movie, 'mvex'), 'trex'),
    convertToSecondTrack('trex', findBox(findBox(soundMovie, 'mvex'), 'trex')),
  ];
  const tracks = [findBox(movie, 'trak'), convertToSecondTrack('trak', findBox(soundMovie, 'trak'))];
  return Buffer.concat([
    type,
    createBox('moov', [findBox(movie, 'mvhd'), ...tracks, createBox('mvex', trackDefaults)]),
  ]);
}

/** Makes a segment with video and audio. */
export const createMuxedSegment = (picture: Buffer, sound: Buffer): Buffer =>
  Buffer.concat([picture, ...listBoxes(sound).map(([name, bytes]) => convertToSecondTrack(name, bytes))]);
