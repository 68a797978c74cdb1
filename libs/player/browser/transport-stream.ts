import type { Source } from './source.ts';

/** One frame of a track: times in ticks of 90 kHz, and its bytes in the form of a transport stream. */
interface Frame {
  pts: number;
  dts: number;
  isKey: boolean;
  bytes: Buffer;
}

const clockHz = 90_000;
const packetSize = 188;
const pmtPid = 0x1000;
const videoPid = 0x100;
const audioPid = 0x101;
/** The reference media's sampling rate, 48 kHz. */
const samplingIndex = 3;
const startCode = Buffer.from([0, 0, 0, 1]);

/** The bytes of the first box of a type, from its body on. */
function findBox(bytes: Buffer, type: string): Buffer {
  const offset = bytes.indexOf(type, 0, 'latin1');
  if (offset < 4) throw new Error(`No ${type}`);
  return bytes.subarray(offset + 4, offset - 4 + bytes.readUInt32BE(offset - 4));
}

/** Sizes, durations and offsets of a fragment's samples (ISO/IEC 14496-12, 8.8.8). */
function readSamples(fragment: Buffer): { size: number; duration: number; offset: number }[] {
  const tfhd = findBox(fragment, 'tfhd');
  const headerFlags = tfhd.readUInt32BE(0) & 0xffffff;
  let offset = 8 + (headerFlags & 1 ? 8 : 0) + (headerFlags & 2 ? 4 : 0);
  const defaults = { duration: 0, size: 0 };
  if (headerFlags & 8) defaults.duration = tfhd.readUInt32BE((offset += 4) - 4);
  if (headerFlags & 16) defaults.size = tfhd.readUInt32BE(offset);
  const trun = findBox(fragment, 'trun');
  const flags = trun.readUInt32BE(0) & 0xffffff;
  offset = 8 + (flags & 1 ? 4 : 0) + (flags & 4 ? 4 : 0);
  const readNextInteger = (): number => trun.readInt32BE((offset += 4) - 4);
  return Array.from({ length: trun.readUInt32BE(4) }, () => {
    const duration = flags & 0x100 ? readNextInteger() : defaults.duration;
    const size = flags & 0x200 ? readNextInteger() : defaults.size;
    if (flags & 0x400) readNextInteger();
    return { duration, size, offset: flags & 0x800 ? readNextInteger() : 0 };
  });
}

/** Sequence and picture parameter sets of a track, with the start codes of a transport stream. */
function readParameters(init: Buffer): Buffer {
  const avcC = findBox(init, 'avcC');
  const spsEnd = 8 + avcC.readUInt16BE(6);
  const pps = avcC.subarray(spsEnd + 3, spsEnd + 3 + avcC.readUInt16BE(spsEnd + 1));
  return Buffer.concat([startCode, avcC.subarray(8, spsEnd), startCode, pps]);
}

function encodePicture(sample: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let sampleOffset = 0; sampleOffset < sample.length;) {
    const size = sample.readUInt32BE(sampleOffset);
    parts.push(startCode, sample.subarray(sampleOffset + 4, sampleOffset + 4 + size));
    sampleOffset += 4 + size;
  }
  return Buffer.concat(parts);
}

function encodeSound(sample: Buffer, channels: number): Buffer {
  const size = sample.length + 7;
  const header = [0xff, 0xf1, 0x40 | (samplingIndex << 2) | (channels >> 2), ((channels & 3) << 6) | (size >> 11)];
  return Buffer.concat([Buffer.from([...header, (size >> 3) & 255, ((size & 7) << 5) | 0x1f, 0xfc]), sample]);
}

function getFrames(source: Source, track: string, index: number, timescale: number): Frame[] {
  const init = source.bytes(track, 'init.mp4');
  const fragment = source.bytes(track, `${index}.m4s`);
  if (!init || !fragment) throw new Error(`No segment ${index} of ${track}`);
  const tfdt = findBox(fragment, 'tfdt');
  let time = tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4);
  const media = findBox(fragment, 'mdat');
  const isVideo = track.startsWith('video');
  const channels = isVideo ? 0 : findBox(init, 'mp4a').readUInt16BE(16);
  let sampleOffset = 0;
  return readSamples(fragment).map(({ size, duration, offset }, count) => {
    const sample = media.subarray(sampleOffset, sampleOffset + size);
    const dts = Math.round((time * clockHz) / timescale) + clockHz;
    const pts = dts + Math.round((offset * clockHz) / timescale);
    sampleOffset += size;
    time += duration;
    const isKey = count === 0;
    const parameters = isVideo && isKey ? [readParameters(init)] : [];
    const bytes = isVideo
      ? Buffer.concat([startCode, Buffer.from([9, 0xf0]), ...parameters, encodePicture(sample)])
      : encodeSound(sample, channels);
    return { pts, dts, isKey, bytes };
  });
}

function encodeTimestamp(prefix: number, time: number): number[] {
  const highBits = Math.floor(time / 2 ** 30) & 7;
  return [
    (prefix << 4) | (highBits << 1) | 1,
    (time >> 22) & 255,
    ((time >> 14) & 254) | 1,
    (time >> 7) & 255,
    ((time << 1) & 254) | 1,
  ];
}

function createElementaryPacket({ pts, dts, bytes }: Frame, stream: number): Buffer {
  const isVideo = stream === 0xe0;
  const times = isVideo ? [...encodeTimestamp(3, pts), ...encodeTimestamp(1, dts)] : encodeTimestamp(2, pts);
  const length = isVideo ? 0 : bytes.length + 3 + times.length;
  const header = [0, 0, 1, stream, length >> 8, length & 255, 0x80, isVideo ? 0xc0 : 0x80, times.length];
  return Buffer.concat([Buffer.from([...header, ...times]), bytes]);
}

function computeCrc(bytes: readonly number[]): number[] {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) value = value & 0x80000000 ? (value << 1) ^ 0x04c11db7 : value << 1;
  }
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 255);
}

/** A section of a table (ISO/IEC 13818-1, 2.4.4). */
function createSectionPacket(table: number, body: readonly number[]): Buffer {
  const tableBytes = [table, 0xb0, body.length + 9, 0, 1, 0xc1, 0, 0, ...body];
  return Buffer.from([0, ...tableBytes, ...computeCrc(tableBytes)]);
}

/** Cuts the bytes of one stream into packets. */
function getPackets(pid: number, counters: Map<number, number>, payload: Buffer, isTable: boolean): Buffer[] {
  const packets: Buffer[] = [];
  for (let sampleOffset = 0; sampleOffset < payload.length;) {
    const continuityCounter = counters.get(pid) ?? 0;
    counters.set(pid, (continuityCounter + 1) & 15);
    const part = payload.subarray(sampleOffset, sampleOffset + packetSize - 4);
    const freeBytes = packetSize - 4 - part.length;
    const head = [0x47, (sampleOffset === 0 ? 0x40 : 0) | (pid >> 8), pid & 255];
    const stuffing = Buffer.alloc(freeBytes, 0xff);
    if (freeBytes > 0 && !isTable) {
      stuffing[0] = freeBytes - 1;
      if (freeBytes > 1) stuffing[1] = 0;
    }
    const isFilled = freeBytes > 0 && !isTable;
    const start = Buffer.from([...head, (isFilled ? 0x30 : 0x10) | continuityCounter]);
    packets.push(Buffer.concat(isTable ? [start, part, stuffing] : [start, stuffing, part]));
    sampleOffset += part.length;
  }
  return packets;
}

/**
 * Writes a segment of the reference media as a transport stream, with or without audio.
 * @param hasSound whether it contains the audio that its tables name
 */
export function createTransportSegment(source: Source, index: number, hasSound: boolean): Buffer {
  const counters = new Map<number, number>();
  const pat = createSectionPacket(0, [0, 1, 0xe0 | (pmtPid >> 8), pmtPid & 255]);
  const streams = [0x1b, 0xe0 | (videoPid >> 8), videoPid & 255, 0xf0, 0];
  if (hasSound) streams.push(0x0f, 0xe0 | (audioPid >> 8), audioPid & 255, 0xf0, 0);
  const pmt = createSectionPacket(2, [0xe0 | (videoPid >> 8), videoPid & 255, 0xf0, 0, ...streams]);
  const pictures = getFrames(source, 'video-240', index, 12_800).map((frame) => ({
    frame,
    pid: videoPid,
    stream: 0xe0,
  }));
  const sounds = hasSound
    ? getFrames(source, 'audio-en', index, 48_000).map((frame) => ({ frame, pid: audioPid, stream: 0xc0 }))
    : [];
  const accessUnits = [...pictures, ...sounds].sort((a, b) => a.frame.dts - b.frame.dts);
  return Buffer.concat([
    ...getPackets(0, counters, pat, true),
    ...getPackets(pmtPid, counters, pmt, true),
    ...accessUnits.flatMap(({ frame, pid, stream }) =>
      getPackets(pid, counters, createElementaryPacket(frame, stream), false),
    ),
  ]);
}
