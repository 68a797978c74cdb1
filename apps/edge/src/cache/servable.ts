import { compress, type Encoding, encodings } from './compress.ts';
import type { WriteOutcome } from '../render/page-writer.ts';

/** A cached page or payload. */
export interface Servable {
  status: number;
  headers: Record<string, string>;
  /** Length without compression, in bytes. */
  sizeBytes: number;
  /** Returns the body in an encoding, which is compressed at its first request. */
  getBody: (encoding: Encoding) => Uint8Array;
  /** The encodings that have been requested. */
  listAcceptedEncodings: () => Encoding[];
}

/** Makes a rendered text servable. Each encoding is compressed once. */
export function createServable({ status, headers, bytes, encoded = {} }: WriteOutcome): Servable {
  const encodedBodies = new Map<Encoding, Uint8Array>();
  for (const encoding of encodings) {
    const encodedBody = encoded[encoding];
    if (encodedBody) encodedBodies.set(encoding, encodedBody);
  }
  return {
    status,
    headers,
    sizeBytes: bytes.length,
    getBody(encoding) {
      const pendingBody = encodedBodies.get(encoding) ?? compress[encoding](bytes);
      encodedBodies.set(encoding, pendingBody);
      return pendingBody;
    },
    listAcceptedEncodings: () => [...encodedBodies.keys()],
  };
}
