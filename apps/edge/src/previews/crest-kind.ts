import { inspectSvg } from '@touchline/customer-config/svg';

/** The limit in bytes: a hand-drawn crest is smaller, and each byte takes time to inspect. */
const maxSvgBytes = 64 * 1024;

/**
 * The limit of `use` elements. A copy may contain copies, so 12 of them draw at most a hundred elements, but 24 can
 * draw thousands.
 */
const maxCopies = 12;

/**
 * Returns the format in which a crest can be drawn. The crest may be hostile, so only the drawing process calls this,
 * under its time limit.
 * @returns `svg` for a drawing without references to other files and with few copies; undefined for a crest that is not
 * drawn
 */
export function getCrestKind(bytes: Uint8Array): 'bitmap' | 'svg' | undefined {
  if (isBitmap(bytes)) return 'bitmap';
  if (bytes.length > maxSvgBytes) return undefined;
  const { fault, copies, pictures } = inspectSvg(new TextDecoder('utf-8').decode(bytes));
  return fault || pictures > 0 || copies > maxCopies ? undefined : 'svg';
}

/** Whether the first bytes are a bitmap's, because a server's content type may be wrong. */
function isBitmap(bytes: Uint8Array): boolean {
  const firstBytesText = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString('latin1');
  return /^(?:\x89PNG\r\n|\xff\xd8\xff|RIFF[^]{4}WEBP)/.test(firstBytesText);
}
