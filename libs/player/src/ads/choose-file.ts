/** A file with a higher bitrate is only used if the ad has no other. */
const maxBitrateKbps = 4000;

/** Whether a type means an HLS playlist, in each of its spellings. */
export const isStreamType = (type: string): boolean =>
  /^(application|audio)\/(x-mpegurl|vnd\.apple\.mpegurl)$/i.test(type);

/**
 * Chooses a single file that the browser plays, by the closest height (the larger of two), then the lowest bitrate.
 * Without such a file it chooses a stream, which the engine plays.
 * @param height of the player area in device pixels
 * @param canPlay whether the browser plays a type
 */
export function chooseFile(
  files: readonly AdFile[],
  height: number,
  canPlay: (type: string) => boolean,
): AdFile | undefined {
  const singleFiles = files.filter(({ type }) => !isStreamType(type));
  const playableFiles = singleFiles.filter(({ type }) => canPlay(type));
  const filesWithinBitrate = playableFiles.filter(({ bitrate }) => bitrate <= maxBitrateKbps);
  const getHeightPenalty = (file: AdFile): number => Math.abs(height - file.height) + (file.height < height ? 1 : 0);
  const closestFile = [...(filesWithinBitrate.length > 0 ? filesWithinBitrate : playableFiles)].sort(
    (a, b) => getHeightPenalty(a) - getHeightPenalty(b) || a.bitrate - b.bitrate,
  )[0];
  return closestFile ?? files.find(({ type }) => isStreamType(type));
}

/** A file of an ad that a browser plays natively, or the playlist of a stream (HLS). */
export interface AdFile {
  address: string;
  type: string;
  /** Pixels; 0 when the tag does not say. */
  height: number;
  /** Kilobits per second; 0 when the tag does not say. */
  bitrate: number;
}
