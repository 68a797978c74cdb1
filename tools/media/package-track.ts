import type { MediaTrack } from '../../apps/reference-backend/src/streams/media-index.ts';

/** The fields of the media index that the boxes of a fragmented MP4 contain. */
export type PackagedTrack = Pick<
  MediaTrack,
  'codec' | 'timescale' | 'initSize' | 'fragments' | 'bandwidth' | 'averageBandwidth'
>;

interface Box {
  readonly type: string;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/** Reads the offsets and durations of the fragments and the codec of a fragmented MP4 with one track. */
export function packageTrack(file: Buffer): PackagedTrack {
  const boxes = listBoxes(file, 0, file.length);
  const moov = requireBox(boxes, 'moov');
  const trak = requireBox(listBoxes(file, moov.body, moov.end), 'trak');
  const mdia = requireBox(listBoxes(file, trak.body, trak.end), 'mdia');
  const mdhd = requireBox(listBoxes(file, mdia.body, mdia.end), 'mdhd');
  const timescale = file.readUInt32BE(mdhd.body + (file[mdhd.body] === 1 ? 20 : 12));
  const fragments: [number, number, number][] = [];
  let decodeTime = 0;
  boxes.forEach((box, position) => {
    if (box.type !== 'moof') return;
    const mdat = boxes[position + 1];
    if (mdat?.type !== 'mdat') throw new Error('a moof without its mdat');
    const { start, duration } = readFragmentTimes(file, box);
    if (start !== decodeTime) throw new Error(`a fragment begins at ${start}, not at ${decodeTime}`);
    decodeTime += duration;
    fragments.push([box.start, mdat.end - box.start, duration]);
  });
  const bitrates = fragments.map(([, size, duration]) => (size * 8 * timescale) / duration);
  const totalBytes = fragments.reduce((sum, [, size]) => sum + size, 0);
  return {
    codec: getCodec(file, moov),
    bandwidth: Math.ceil(Math.max(...bitrates)),
    averageBandwidth: Math.ceil((totalBytes * 8 * timescale) / decodeTime),
    timescale,
    initSize: moov.end,
    fragments,
  };
}

/**
 * Removes the indexes, which playlists replace (sidx, mfra, styp), so that the file contains only init section and
 * fragments.
 */
export function removeIndexBoxes(file: Buffer): Buffer {
  const boxesOfFile = listBoxes(file, 0, file.length).filter(({ type }) => ['ftyp', 'moov', 'moof', 'mdat'].includes(type));
  return Buffer.concat(boxesOfFile.map(({ start, end }) => file.subarray(start, end)));
}

function readFragmentTimes(file: Buffer, moof: Box): { start: number; duration: number } {
  const traf = requireBox(listBoxes(file, moof.body, moof.end), 'traf');
  const trafBoxes = listBoxes(file, traf.body, traf.end);
  const tfdt = requireBox(trafBoxes, 'tfdt');
  const start = file[tfdt.body] === 1 ? Number(file.readBigUInt64BE(tfdt.body + 4)) : file.readUInt32BE(tfdt.body + 4);
  const defaultDuration = readDefaultDuration(file, requireBox(trafBoxes, 'tfhd'));
  const duration = trafBoxes
    .filter(({ type }) => type === 'trun')
    .reduce((sum, trun) => sum + sumSampleDurations(file, trun, defaultDuration), 0);
  return { start, duration };
}

/** default_sample_duration of a tfhd (ISO 14496-12, 8.8.7). */
function readDefaultDuration(file: Buffer, tfhd: Box): number {
  const flags = file.readUInt32BE(tfhd.body) & 0xffffff;
  const skippedBytes = (flags & 1 ? 8 : 0) + (flags & 2 ? 4 : 0);
  return flags & 8 ? file.readUInt32BE(tfhd.body + 8 + skippedBytes) : 0;
}

/** Sum of the sample durations of a trun (ISO 14496-12, 8.8.8). */
function sumSampleDurations(file: Buffer, trun: Box, defaultDuration: number): number {
  const flags = file.readUInt32BE(trun.body) & 0xffffff;
  const samples = file.readUInt32BE(trun.body + 4);
  if (!(flags & 0x100)) return samples * defaultDuration;
  const firstEntry = trun.body + 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const entryBytes = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) sum += file.readUInt32BE(firstEntry + sample * entryBytes);
  return sum;
}

/** RFC 6381 name: from avcC for H.264, else AAC-LC. */
function getCodec(file: Buffer, moov: Box): string {
  const avcC = file.indexOf('avcC', moov.start, 'latin1');
  if (avcC < 0 || avcC > moov.end) return 'mp4a.40.2';
  return `avc1.${file.subarray(avcC + 5, avcC + 8).toString('hex')}`;
}

function listBoxes(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    const size = file.readUInt32BE(start);
    if (size < 8) throw new Error('an MP4 box with an unsupported size');
    boxes.push({ type: file.toString('latin1', start + 4, start + 8), start, body: start + 8, end: start + size });
    start += size;
  }
  return boxes;
}

function requireBox(boxes: readonly Box[], type: string): Box {
  const box = boxes.find((candidate) => candidate.type === type);
  if (!box) throw new Error(`an MP4 without ${type}`);
  return box;
}
