import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Written } from './page-writer.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'identity' | 'br' | 'gzip';

/** A page or its payload, as it is held. */
export interface Servable {
  status: number;
  headers: Record<string, string>;
  /** How long it is without compression, in bytes. */
  size: number;
  /** In an encoding, which is made when it is first asked for. */
  body: (encoding: Encoding) => Promise<Buffer>;
  /** Makes the encodings that readers of another one have asked for: it takes that one's place. */
  compressLike: (other: Servable) => Promise<void>;
  /** The encodings that have been asked for. */
  asked: () => Encoding[];
}

const compress: Record<Encoding, (text: Buffer) => Promise<Buffer>> = {
  identity: async (text) => text,
  /** At 6 it costs about 2 ms a page; at 11 it would cost a hundred times that for a few bytes. */
  br: (text) =>
    brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  gzip: (text) => zip(text),
};

/** Holds what was written, compressed once for all who read the same encoding. */
export function servable({ status, headers, bytes }: Written): Servable {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const made = new Map<Encoding, Promise<Buffer>>();
  const body = (encoding: Encoding): Promise<Buffer> => {
    const known = made.get(encoding) ?? compress[encoding](text);
    made.set(encoding, known);
    return known;
  };
  return {
    status,
    headers,
    size: text.length,
    body,
    asked: () => [...made.keys()],
    compressLike: async (other) => void (await Promise.all(other.asked().map(body))),
  };
}
