/** Ticks of the MPEG-TS clock per second. */
const ticksPerSecond = 90_000;
const packetBytes = 188;

/** Offset of an ASCII text in the bytes, or -1. */
function findBytes(bytes: Uint8Array, marker: string): number {
  const markerBytes = Array.from(marker, (letter) => letter.charCodeAt(0));
  return bytes.findIndex((_, offset) => markerBytes.every((code, index) => bytes[offset + index] === code));
}

const getView = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Reads the time from ISO BMFF: `tfdt` in the unit that `mdhd` names. */
function readMp4Time(segment: Uint8Array, init: Uint8Array): number | null {
  const time = findBytes(segment, 'tfdt');
  const unitOffset = findBytes(init, 'mdhd');
  if (time < 0 || unitOffset < 0 || segment.length < time + 16 || init.length < unitOffset + 28) return null;
  const media = getView(segment);
  const ticks = media.getUint8(time + 4) === 1 ? Number(media.getBigUint64(time + 8)) : media.getUint32(time + 8);
  const header = getView(init);
  const timescale = header.getUint32(unitOffset + (header.getUint8(unitOffset + 4) === 1 ? 24 : 16));
  return timescale > 0 ? ticks / timescale : null;
}

/** Reads the first video or audio time from packets of MPEG-TS. */
function readTransportStreamTime(segment: Uint8Array): number | null {
  const media = getView(segment);
  for (
    let offset = 0;
    offset + packetBytes <= segment.length && media.getUint8(offset) === 0x47;
    offset += packetBytes
  ) {
    const isPayloadStart = (media.getUint8(offset + 1) & 0x40) !== 0;
    const hasAdaptationField = (media.getUint8(offset + 3) & 0x20) !== 0;
    const payload = offset + 4 + (hasAdaptationField ? 1 + media.getUint8(offset + 4) : 0);
    if (!isPayloadStart || payload + 14 > offset + packetBytes) continue;
    const stream = media.getUint32(payload) - 0x100;
    if (stream < 0xc0 || stream > 0xef || (media.getUint8(payload + 7) & 0x80) === 0) continue;
    const high = (media.getUint8(payload + 9) >> 1) & 7;
    return (
      (high * 2 ** 30 + (media.getUint16(payload + 10) >> 1) * 2 ** 15 + (media.getUint16(payload + 12) >> 1)) /
      ticksPerSecond
    );
  }
  return null;
}

/** Reads the time of packed audio (RFC 8216, 3.4): an MPEG-TS timestamp in an ID3 tag. */
function readId3Time(segment: Uint8Array): number | null {
  const timestampOwner = 'com.apple.streaming.transportStreamTimestamp\0';
  const offset = findBytes(segment, timestampOwner) + timestampOwner.length;
  if (offset < timestampOwner.length || segment.length < offset + 8) return null;
  return Number(getView(segment).getBigUint64(offset)) / ticksPerSecond;
}

/**
 * Reads the first timestamp of a segment.
 * @param segment its first bytes
 * @param init its initialization section; null for formats without one
 * @returns seconds; null without a readable time, as in an encrypted segment
 */
export function readMediaTime(segment: Uint8Array, init: Uint8Array | null): number | null {
  if (init) return readMp4Time(segment, init);
  return segment[0] === 0x47 ? readTransportStreamTime(segment) : readId3Time(segment);
}
