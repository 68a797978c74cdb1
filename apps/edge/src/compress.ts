import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const encodings = ['identity', 'br', 'gzip'] as const;

/** In what a text is sent. */
export type Encoding = (typeof encodings)[number];

/** The shortest that a reader takes. @param accepted the header Accept-Encoding */
export const encodingFor = (accepted = ''): Encoding =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';

/** A text in an encoding. It keeps its thread busy: about 2 ms a page, at brotli's level 6; at 11 a hundred times that for a few bytes. */
export const compress: Record<Encoding, (text: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>> = {
  identity: (text) => text,
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => gzipSync(text),
};
