/** A box of a file (ISO/IEC 14496-12, 4.2), with the offsets of its content. */
interface Box {
  name: string;
  from: number;
  to: number;
}

/** A track, as the beginning of its file describes it. */
interface Track {
  id: number;
  /** Ticks per second. */
  timescale: number;
}

const frameSamples = 1024;
/** One silent frame of AAC, by the number of channels. */
const silentFrames: ReadonlyMap<number, readonly number[]> = new Map([
  [1, [0x00, 0xc8, 0x00, 0x80, 0x23, 0x80]],
  [2, [0x21, 0x00, 0x49, 0x90, 0x02, 0x19, 0x00, 0x23, 0x80]],
]);

const getView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

const getText = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** @throws for sizes of 64 bits and for a file that is cut off */
function listBoxes(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let offset = from; offset < to;) {
    const size = getView(bytes).getUint32(offset);
    if (size < 8 || offset + size > to) throw new Error('box');
    boxes.push({ name: getText(bytes, offset + 4, offset + 8), from: offset + 8, to: offset + size });
    offset += size;
  }
  return boxes;
}

/** All boxes at a path of names. */
const findBoxes = (bytes: Uint8Array, [name, ...innerNames]: readonly string[], outerBox?: Box): Box[] =>
  listBoxes(bytes, outerBox?.from, outerBox?.to).flatMap((box) => {
    if (box.name !== name) return [];
    return innerNames.length > 0 ? findBoxes(bytes, innerNames, box) : [box];
  });

const findOne = (bytes: Uint8Array, path: readonly string[], outerBox?: Box): Box => {
  const [box] = findBoxes(bytes, path, outerBox);
  if (!box) throw new Error(path.at(-1));
  return box;
};

/** Reads the number after a box's creation and modification times, which are longer in version 1. */
const getNumber = (bytes: Uint8Array, { from }: Box): number =>
  getView(bytes).getUint32(from + (bytes[from] === 1 ? 20 : 12));

const readTrack = (bytes: Uint8Array, trak: Box): Track => ({
  id: getNumber(bytes, findOne(bytes, ['tkhd'], trak)),
  timescale: getNumber(bytes, findOne(bytes, ['mdia', 'mdhd'], trak)),
});

/** Finds the track of a type: `vide` or `soun`. */
function findTrack(bytes: Uint8Array, kind: string): Box {
  const found = findBoxes(bytes, ['moov', 'trak']).find((trak) => {
    const { from } = findOne(bytes, ['mdia', 'hdlr'], trak);
    return getText(bytes, from + 8, from + 12) === kind;
  });
  if (!found) throw new Error(kind);
  return found;
}

/** Finds the parts of a track in a segment. */
const findTrackFragments = (bytes: Uint8Array, { id }: Track): Box[] =>
  findBoxes(bytes, ['moof', 'traf']).filter(
    (traf) => getView(bytes).getUint32(findOne(bytes, ['tfhd'], traf).from + 4) === id,
  );

const hasSamples = (bytes: Uint8Array, traf: Box): boolean =>
  findBoxes(bytes, ['trun'], traf).some(({ from }) => getView(bytes).getUint32(from + 4) > 0);

const toBytes = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);

function createBox(name: string, ...parts: readonly (readonly number[])[]): number[] {
  const content = parts.flat();
  return [...toBytes(content.length + 8), ...Array.from(name, (letter) => letter.charCodeAt(0)), ...content];
}

/**
 * Adds silence to a video segment whose file names an audio track (AAC) that the segment lacks, because a browser's
 * buffer shows no video without it.
 * @param init the beginning of the file
 * @param seconds length of the segment
 * @returns the segment; unchanged if it has audio
 * @throws for another audio codec, and for a file that cannot be read
 */
export function addSilence(init: Uint8Array, segment: Uint8Array, seconds: number): Uint8Array {
  const soundBox = findTrack(init, 'soun');
  const [sound, picture] = [readTrack(init, soundBox), readTrack(init, findTrack(init, 'vide'))];
  const [pictureBox] = findTrackFragments(segment, picture);
  if (!pictureBox || findTrackFragments(segment, sound).some((traf) => hasSamples(segment, traf))) return segment;
  const entry = findOne(init, ['mdia', 'minf', 'stbl', 'stsd'], soundBox).from + 8;
  const [channels, rate] = [24, 32].map((offset) => getView(init).getUint16(entry + offset));
  const frame = silentFrames.get(channels ?? 0);
  if (!frame || !rate || getText(init, entry + 4, entry + 8) !== 'mp4a') throw new Error('sound');

  const { from: time } = findOne(segment, ['tfdt'], pictureBox);
  const hasLongTime = segment[time] === 1;
  const ticks = hasLongTime ? Number(getView(segment).getBigUint64(time + 4)) : getView(segment).getUint32(time + 4);
  const startTicks = Math.round((ticks / picture.timescale) * sound.timescale);
  const frameTicks = Math.round((frameSamples * sound.timescale) / rate);
  const count = Math.ceil((seconds * rate) / frameSamples);
  const getFragment = (dataOffset: number): number[] =>
    createBox(
      'moof',
      createBox('mfhd', toBytes(0), toBytes(0)),
      createBox(
        'traf',
        // The flags: offsets count from the fragment, and all samples share a duration and a size.
        createBox('tfhd', toBytes(0x02_00_18), toBytes(sound.id), toBytes(frameTicks), toBytes(frame.length)),
        createBox('tfdt', toBytes(0x01_00_00_00), toBytes(startTicks / 2 ** 32), toBytes(startTicks)),
        createBox('trun', toBytes(1), toBytes(count), toBytes(dataOffset)),
      ),
    );
  const { length } = getFragment(0);
  const addedFragment = [
    ...getFragment(length + 8),
    ...createBox('mdat', ...Array.from({ length: count }, () => frame)),
  ];
  const silentSegment = new Uint8Array(segment.length + addedFragment.length);
  silentSegment.set(segment);
  silentSegment.set(addedFragment, segment.length);
  return silentSegment;
}
