import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export const encodings = ['identity', 'br', 'gzip'] as const;

/** In what a text is sent. */
export type Encoding = (typeof encodings)[number];

/** The weight of what a reader does not take: `br;q=0`. */
const refusal = /^q=0(?:\.0*)?$/;

/** The encodings that a reader takes, in small letters. @param accepted the header Accept-Encoding */
export const encodingsIn = (accepted = ''): string[] =>
  accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .flatMap(([name, weight = '']) => (name && !refusal.test(weight) ? [name] : []));

/** The shortest that a reader takes. @param accepted the header Accept-Encoding */
export function encodingFor(accepted?: string): Encoding {
  const taken = encodingsIn(accepted);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** A text in an encoding. It keeps its thread busy: about 2 ms a page, at brotli's level 6; at 11 a hundred times that for a few bytes. */
export const compress: Record<Encoding, (text: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>> = {
  identity: (text) => text,
  br: (text) =>
    brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gzip: (text) => gzipSync(text),
};
