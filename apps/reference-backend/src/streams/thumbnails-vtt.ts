import type { ThumbnailSheets } from './media-playlist.ts';

/** WebVTT with one cue per picture, each naming its part of a sheet (media fragment `#xywh=`). */
export function writeThumbnailsVtt(sheets: ThumbnailSheets, seconds: number): string {
  const perSheet = sheets.columns * sheets.rows;
  const cues: string[] = ['WEBVTT', ''];
  for (let picture = 0; picture * sheets.interval < seconds; picture += 1) {
    const indexOnSheet = picture % perSheet;
    const x = (indexOnSheet % sheets.columns) * sheets.width;
    const y = Math.floor(indexOnSheet / sheets.columns) * sheets.height;
    const start = picture * sheets.interval;
    const uri = `thumbnails/${sheets.uris[Math.floor(picture / perSheet)] ?? ''}`;
    cues.push(`${toVttTime(start)} --> ${toVttTime(Math.min(seconds, start + sheets.interval))}`);
    cues.push(`${uri}#xywh=${x},${y},${sheets.width},${sheets.height}`, '');
  }
  return cues.join('\n');
}

/** Seconds as a WebVTT time, HH:MM:SS.mmm. */
export function toVttTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}
