const packetSize = 188;
const syncByte = 0x47;
/** Stream types of audio: MPEG, AAC and its variants, AC-3 and E-AC-3. */
const soundTypes = new Set([0x03, 0x04, 0x0f, 0x11, 0x81, 0x87]);
/** An AAC stream on a packet id that no packet has. */
const emptyAudioStream = [0x0f, 0xff, 0xfe, 0xf0, 0x00];
const patPid = 0;

/** Returns the offset of the table that begins in a packet, after its pointer field; null for any other packet. */
function findTable(bytes: Uint8Array, packet: number): number | null {
  if (((bytes[packet + 1] ?? 0) & 0x40) === 0) return null;
  const adaptationControl = bytes[packet + 3] ?? 0;
  const start = packet + 4 + (adaptationControl & 0x20 ? 1 + (bytes[packet + 4] ?? 0) : 0);
  return start + 1 + (bytes[start] ?? 0);
}

const getPid = (bytes: Uint8Array, offset: number): number =>
  (((bytes[offset] ?? 0) & 0x1f) << 8) | (bytes[offset + 1] ?? 0);
const getLength = (bytes: Uint8Array, offset: number): number =>
  (((bytes[offset] ?? 0) & 0x0f) << 8) | (bytes[offset + 1] ?? 0);

/**
 * Adds an audio stream to a program map table.
 * @returns whether the table lacked audio and had space
 */
function addSoundEntry(bytes: Uint8Array, table: number, packetEnd: number): boolean {
  const length = getLength(bytes, table + 1);
  const end = table + 3 + length - 4;
  if (end + 4 + emptyAudioStream.length > packetEnd) return false;
  for (let offset = table + 12 + getLength(bytes, table + 10); offset < end; offset += 5 + getLength(bytes, offset + 3))
    if (soundTypes.has(bytes[offset] ?? 0)) return false;
  // The entry overwrites the table's checksum, which the engine ignores.
  bytes.set(emptyAudioStream, end);
  const newLength = length + emptyAudioStream.length;
  bytes[table + 1] = ((bytes[table + 1] ?? 0) & 0xf0) | (newLength >> 8);
  bytes[table + 2] = newLength & 255;
  return true;
}

/**
 * Adds an audio stream to the program map tables of a transport stream without one (ISO/IEC 13818-1, 2.4.4). The engine
 * plays silence for audio without data, and fails when the tables name no audio.
 * @returns whether the segment is a transport stream that had no audio
 */
export function addMissingSound(bytes: Uint8Array): boolean {
  let pmtPid = -1;
  let wasMissing = false;
  // The last packet may be cut off.
  for (let packet = 0; bytes[packet] === syncByte && packet + packetSize <= bytes.length; packet += packetSize) {
    const pid = getPid(bytes, packet + 1);
    if (pid !== patPid && pid !== pmtPid) continue;
    const table = findTable(bytes, packet);
    if (table === null) continue;
    // Program 0 is the network's table, which may come first.
    const hasNetwork = bytes[table + 8] === 0 && bytes[table + 9] === 0;
    if (pid === patPid) pmtPid = getPid(bytes, table + (hasNetwork ? 14 : 10));
    else wasMissing = addSoundEntry(bytes, table, packet + packetSize) || wasMissing;
  }
  return wasMissing;
}
