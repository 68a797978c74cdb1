/** The bytes that are read to recognise text. */
const textBytes = 16;

const getView = (data: ArrayBuffer | ArrayBufferView): DataView =>
  ArrayBuffer.isView(data) ? new DataView(data.buffer, data.byteOffset, data.byteLength) : new DataView(data);

/**
 * Returns the offset at which the boxes of a file end (ISO/IEC 14496-12, 4.2). It is beyond the last byte of a file
 * that is cut off.
 */
export function getBoxesEnd(data: ArrayBuffer | ArrayBufferView): number {
  const bytes = getView(data);
  const { byteLength } = bytes;
  let offset = 0;
  while (offset + 8 <= byteLength) {
    const size = bytes.getUint32(offset) || byteLength - offset;
    const hasLongSize = size === 1 && offset + 16 <= byteLength;
    offset += Math.max(hasLongSize ? bytes.getUint32(offset + 12) : size, 8);
  }
  return offset;
}

/**
 * Whether a file is text, such as a web page: media begin with other bytes. An empty file does not
 * count as text.
 */
export function isText(data: ArrayBuffer | ArrayBufferView): boolean {
  const { buffer, byteOffset, byteLength } = getView(data);
  const start = new Uint8Array(buffer, byteOffset, Math.min(byteLength, textBytes));
  return byteLength > 0 && start.every((byte) => (byte >= 0x20 && byte < 0x7f) || (byte >= 0x09 && byte <= 0x0d));
}
