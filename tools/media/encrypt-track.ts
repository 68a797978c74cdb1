import { createCipheriv } from 'node:crypto';

/** Common encryption (ISO/IEC 23001-7, scheme `cenc`) of a fragmented MP4 with one track of H.264 or AAC. */
export interface TrackEncryption {
  /** The init segment, with the encryption scheme and the key's id. */
  init(bytes: Buffer): Buffer;
  /** One `moof` with its `mdat`. @param number the fragment's number, unique among the fragments of a key */
  fragment(bytes: Buffer, number: number): Buffer;
}

export interface ProtectedTrack {
  kind: 'video' | 'audio';
  /** 16 bytes. */
  key: Buffer;
  keyId: Buffer;
}

/** The system id of W3C's "cenc" initialization data, which lists only the key ids. */
const commonSystem = Buffer.from('1077efecc0b24d02ace33c1e52e2fb4b', 'hex');

/** Clear bytes at the beginning of each slice of a frame, because a decoder reads the slice's header. */
const clearHeaderBytes = 36;
const ivSize = 8;
const blockBytes = 16;

/** H.264's slice types: a slice of an ordinary frame, and a slice of a key frame. */
const sliceTypes = new Set([1, 5]);

const u16 = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const createBox = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};
/** @param flags with the version in the highest byte */
const createFullBox = (type: string, flags: number, ...parts: readonly Buffer[]): Buffer => createBox(type, u32(flags), ...parts);

interface Child {
  type: string;
  bytes: Buffer;
}

/** The boxes that follow each other in a body. */
function getChildren(body: Buffer): Child[] {
  const found: Child[] = [];
  for (let offset = 0; offset < body.length; ) {
    const size = body.readUInt32BE(offset);
    if (size < 8 || offset + size > body.length) throw new Error('a box that is longer than its parent');
    found.push({ type: body.toString('latin1', offset + 4, offset + 8), bytes: body.subarray(offset, offset + size) });
    offset += size;
  }
  return found;
}

/** Rewrites a box with the descendant at a path of types replaced. */
function replaceBox(bytes: Buffer, [nextPath, ...otherPaths]: readonly string[], edit: (found: Buffer) => Buffer): Buffer {
  if (nextPath === undefined) return edit(bytes);
  const children = getChildren(bytes.subarray(8));
  if (!children.some(({ type }) => type === nextPath)) throw new Error(`no ${nextPath}`);
  const type = bytes.toString('latin1', 4, 8);
  return createBox(type, ...children.map((child) => (child.type === nextPath ? replaceBox(child.bytes, otherPaths, edit) : child.bytes)));
}

/** Returns `stsd` with its only entry protected. */
function protectEntry(stsd: Buffer, keyId: Buffer): Buffer {
  const entry = stsd.subarray(16);
  const format = entry.toString('latin1', 4, 8);
  const tenc = createFullBox('tenc', 0, Buffer.from([0, 0, 1, ivSize]), keyId);
  const scheme = createFullBox('schm', 0, Buffer.from('cenc', 'latin1'), u32(0x10000));
  const sinf = createBox('sinf', createBox('frma', Buffer.from(format, 'latin1')), scheme, createBox('schi', tenc));
  const name = format === 'avc1' ? 'encv' : 'enca';
  return createFullBox('stsd', 0, u32(1), createBox(name, entry.subarray(8), sinf));
}

/** Sizes of the samples of a fragment, in bytes. */
function readSampleSizes(trun: Buffer, tfhd: Buffer): number[] {
  const flags = trun.readUInt32BE(8) & 0xffffff;
  const sizeFlag = 0x200;
  const fieldsBefore = [0x1, 0x4].filter((flag) => flags & flag).length * 4;
  const fields = [0x100, sizeFlag, 0x400, 0x800].filter((flag) => flags & flag);
  const count = trun.readUInt32BE(12);
  const getDefaultSize = (): number => {
    const headerFlags = tfhd.readUInt32BE(8) & 0xffffff;
    if (!(headerFlags & 0x10)) throw new Error('samples without a size');
    return tfhd.readUInt32BE(16 + [0x1, 0x2, 0x8].reduce((sum, flag) => sum + (headerFlags & flag ? (flag === 1 ? 8 : 4) : 0), 0));
  };
  const fieldIndex = fields.indexOf(sizeFlag);
  return Array.from({ length: count }, (_, index) =>
    fieldIndex < 0 ? getDefaultSize() : trun.readUInt32BE(16 + fieldsBefore + (index * fields.length + fieldIndex) * 4),
  );
}

/** Splits a sample into clear and encrypted bytes, alternately. */
function splitSample(sample: Buffer, isVideo: boolean): { clearBytes: number; encryptedBytes: number }[] {
  if (!isVideo) return [{ clearBytes: 0, encryptedBytes: sample.length }];
  const byteRanges: { clearBytes: number; encryptedBytes: number }[] = [];
  for (let offset = 0; offset < sample.length; ) {
    const size = 4 + sample.readUInt32BE(offset);
    const isSlice = sliceTypes.has((sample[offset + 4] ?? 0) & 31);
    const encryptedBytes = isSlice ? Math.max(0, Math.floor((size - 4 - clearHeaderBytes) / blockBytes) * blockBytes) : 0;
    byteRanges.push({ clearBytes: size - encryptedBytes, encryptedBytes });
    offset += size;
  }
  return byteRanges;
}

export function encryptTrack({ kind, key, keyId }: ProtectedTrack): TrackEncryption {
  const isVideo = kind === 'video';
  return {
    init(bytes) {
      const path = ['moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd'];
      const pssh = createFullBox('pssh', 0x1000000, commonSystem, u32(1), keyId, u32(0));
      const protectedInit = replaceBox(createBox('file', bytes), path, (stsd) => protectEntry(stsd, keyId)).subarray(8);
      const files = getChildren(protectedInit);
      return Buffer.concat(files.map((child) => (child.type === 'moov' ? createBox('moov', child.bytes.subarray(8), pssh) : child.bytes)));
    },
    fragment(bytes, number) {
      const [moof, mdat] = getChildren(bytes);
      if (moof?.type !== 'moof' || mdat?.type !== 'mdat') throw new Error('no moof with its mdat');
      const traf = getChildren(moof.bytes.subarray(8)).find(({ type }) => type === 'traf');
      const trafBoxes = getChildren(traf?.bytes.subarray(8) ?? Buffer.alloc(0));
      const [tfhd, trun] = ['tfhd', 'trun'].map((name) => trafBoxes.find(({ type }) => type === name)?.bytes);
      if (!tfhd || !trun || trafBoxes.filter(({ type }) => type === 'trun').length > 1) throw new Error('more or less than one trun');

      const hiddenData = Buffer.from(mdat.bytes);
      const entries: Buffer[] = [];
      let offset = 8;
      readSampleSizes(trun, tfhd).forEach((size, index) => {
        const iv = Buffer.concat([u32(number), u32(index)]);
        const cipher = createCipheriv('aes-128-ctr', key, Buffer.concat([iv, Buffer.alloc(8)]));
        const byteRanges = splitSample(hiddenData.subarray(offset, offset + size), isVideo);
        for (const { clearBytes, encryptedBytes } of byteRanges) {
          const from = offset + clearBytes;
          cipher.update(hiddenData.subarray(from, from + encryptedBytes)).copy(hiddenData, from);
          offset = from + encryptedBytes;
        }
        const table = byteRanges.map(({ clearBytes, encryptedBytes }) => Buffer.concat([u16(clearBytes), u32(encryptedBytes)]));
        entries.push(isVideo ? Buffer.concat([iv, u16(byteRanges.length), ...table]) : iv);
      });

      const senc = createFullBox('senc', isVideo ? 2 : 0, u32(entries.length), ...entries);
      const saiz = createFullBox('saiz', 0, Buffer.from([0]), u32(entries.length), Buffer.from(entries.map((entry) => entry.length)));
      const addedBytes = senc.length + saiz.length + 20;
      // Both offsets count from the start of the moof; the new boxes are at its end.
      const saio = createFullBox('saio', 0, u32(1), u32(moof.bytes.length + saiz.length + 20 + 16));
      const shiftedMoof = replaceBox(moof.bytes, ['traf', 'trun'], (run) => {
        const next = Buffer.from(run);
        next.writeInt32BE(next.readInt32BE(16) + addedBytes, 16);
        return next;
      });
      const newMoof = replaceBox(shiftedMoof, ['traf'], (trafBytes) => createBox('traf', trafBytes.subarray(8), saiz, saio, senc));
      return Buffer.concat([newMoof, hiddenData]);
    },
  };
}
