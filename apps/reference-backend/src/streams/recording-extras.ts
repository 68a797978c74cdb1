import type { CaptionsLanguage } from './master-playlist.ts';
import type { ThumbnailSheets } from './media-playlist.ts';

/** The captions of the recording, in the files `captions-{language}.vtt`. */
export const captionsLanguages: readonly CaptionsLanguage[] = [
  { language: 'en', name: 'English' },
  { language: 'he', name: 'עברית' },
];

/** The seek thumbnails of the recording: two sheets of 48 pictures, in the files `thumbnails-{n}.jpg`. */
export const thumbnailSheets: ThumbnailSheets = {
  width: 160,
  height: 90,
  columns: 8,
  rows: 6,
  interval: 2,
  uris: ['0.jpg', '1.jpg'],
};
