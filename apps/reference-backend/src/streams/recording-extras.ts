import type { CaptionsLanguage } from './master-playlist.ts';
import type { ThumbnailSheets } from './media-playlist.ts';

/** Captions of the recording; the files are `captions-{language}.vtt`. */
export const captionsLanguages: readonly CaptionsLanguage[] = [
  { language: 'en', name: 'English' },
  { language: 'he', name: 'עברית' },
];

/** Seek thumbnails of the recording: two sheets of 48 pictures; the files are `thumbnails-{n}.jpg`. */
export const thumbnailSheets: ThumbnailSheets = {
  width: 160,
  height: 90,
  columns: 8,
  rows: 6,
  interval: 2,
  uris: ['0.jpg', '1.jpg'],
};
