import type { AdFile } from './linear-ad.ts';

/** More kilobits a second than that are worth waiting for on no line. */
const mostBitrate = 4000;

/**
 * The file that suits a place: one that the browser plays, as high as the place or the next one above, and of those the lightest.
 * @param height of the place in device pixels @param plays whether the browser plays a type
 */
export function chooseFile(
  files: readonly AdFile[],
  height: number,
  plays: (type: string) => boolean,
): AdFile | undefined {
  const playable = files.filter(({ type }) => plays(type));
  const light = playable.filter(({ bitrate }) => bitrate <= mostBitrate);
  const missing = (file: AdFile): number => Math.abs(height - file.height) + (file.height < height ? 1 : 0);
  return (light.length > 0 ? light : playable).toSorted((a, b) => missing(a) - missing(b) || a.bitrate - b.bitrate)[0];
}
