import type { ThumbnailSheets } from './media-playlist.ts';

/** Writes a WebVTT with one cue per picture, which names its part of a sheet (media fragment `#xywh=`). */
export function writeThumbnailsVtt(sheets: ThumbnailSheets, seconds: number): string {
  const picturesPerSheet = sheets.columns * sheets.rows;
  const cues: string[] = ['WEBVTT', ''];
  for (let pictureIndex = 0; pictureIndex * sheets.interval < seconds; pictureIndex += 1) {
    const indexOnSheet = pictureIndex % picturesPerSheet;
    const x = (indexOnSheet % sheets.columns) * sheets.width;
    const y = Math.floor(indexOnSheet / sheets.columns) * sheets.height;
    const start = pictureIndex * sheets.interval;
    const uri = `thumbnails/${sheets.uris[Math.floor(pictureIndex / picturesPerSheet)] ?? ''}`;
    cues.push(`${toVttTime(start)} --> ${toVttTime(Math.min(seconds, start + sheets.interval))}`);
    cues.push(`${uri}#xywh=${x},${y},${sheets.width},${sheets.height}`, '');
  }
  return cues.join('\n');
}

/** Formats seconds as a WebVTT time, HH:MM:SS.mmm. */
export function toVttTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
