import { compress, type Encoding, encodings } from './compress.ts';
import type { Written } from './page-writer.ts';

/** A page or its payload, as it is held. */
export interface Servable {
  status: number;
  headers: Record<string, string>;
  /** How long it is without compression, in bytes. */
  size: number;
  /** In an encoding, which is made when it is first asked for. */
  body: (encoding: Encoding) => Uint8Array;
  /** The encodings that have been asked for. */
  asked: () => Encoding[];
}

/** Holds what was written, compressed once for all who read the same encoding. */
export function servable({ status, headers, bytes, encoded = {} }: Written): Servable {
  const made = new Map<Encoding, Uint8Array>();
  for (const encoding of encodings) {
    const known = encoded[encoding];
    if (known) made.set(encoding, known);
  }
  return {
    status,
    headers,
    size: bytes.length,
    body(encoding) {
      const known = made.get(encoding) ?? compress[encoding](bytes);
      made.set(encoding, known);
      return known;
    },
    asked: () => [...made.keys()],
  };
}
