import { inspectSvg } from '@touchline/customer/svg';

/** In bytes: a hand-drawn crest is smaller, and each byte costs time to inspect. */
const maxSvgBytes = 64 * 1024;

/** Copies of parts: a copied part may hold copies, and a dozen make at most a hundred. */
const maxCopies = 12;

/**
 * Tells in which format a crest can be drawn. A stranger may have written it, so only the process that draws calls
 * this, under its time limit.
 * @returns `svg` for a drawing without outside parts that does not unfold; undefined for a crest that is not drawn
 */
export function crestKind(bytes: Uint8Array): 'bitmap' | 'svg' | undefined {
  if (isBitmap(bytes)) return 'bitmap';
  if (bytes.length > maxSvgBytes) return undefined;
  const { fault, copies, pictures } = inspectSvg(new TextDecoder('utf-8').decode(bytes));
  return fault || pictures > 0 || copies > maxCopies ? undefined : 'svg';
}

/** By its first bytes, because a server's content type may be wrong. */
function isBitmap(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString('latin1');
  return /^(?:\x89PNG\r\n|\xff\xd8\xff|RIFF[^]{4}WEBP)/.test(head);
}
