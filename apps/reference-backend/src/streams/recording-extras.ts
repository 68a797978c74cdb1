import type { CaptionsLanguage } from './master-playlist.ts';
import type { ThumbnailSheets } from './media-playlist.ts';

/** The captions of every recording, in the files `captions-{language}.vtt`. */
export const captionsLanguages: readonly CaptionsLanguage[] = [
  { language: 'en', name: 'English' },
  { language: 'he', name: 'עברית' },
];

/** Every recording's sheet of 48 seek thumbnails, in the file `thumbnails-0.jpg`. */
export const thumbnailSheets: ThumbnailSheets = {
  width: 160,
  height: 90,
  columns: 8,
  rows: 6,
  interval: 2,
  uris: ['0.jpg'],
};
