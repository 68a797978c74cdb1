import { inspectSvg } from '@touchline/customer/svg';

/** In bytes: a crest is drawn by hand, and each byte more is more to look through. */
const mostSvgBytes = 64 * 1024;

/** Copies of parts: each may be of a part that has copies, and a dozen are a hundred at most. */
const mostCopies = 12;

/**
 * Says how a crest can be drawn. A stranger may have written it, so this is asked only in the process that draws, under its time limit.
 * @returns `svg` for a drawing that is complete in itself and no more than it seems; undefined for what is not drawn
 */
export function crestKind(bytes: Uint8Array): 'bitmap' | 'svg' | undefined {
  if (isBitmap(bytes)) return 'bitmap';
  if (bytes.length > mostSvgBytes) return undefined;
  const { fault, copies, pictures } = inspectSvg(new TextDecoder('utf-8').decode(bytes));
  return fault || pictures > 0 || copies > mostCopies ? undefined : 'svg';
}

/** By its first bytes: what a server calls it counts for nothing. */
function isBitmap(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString('latin1');
  return /^(?:\x89PNG\r\n|\xff\xd8\xff|RIFF[^]{4}WEBP)/.test(head);
}
