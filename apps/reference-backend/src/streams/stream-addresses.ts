/** The paths of a live match's manifests. */
export interface LiveAddresses {
  readonly hd: string;
  readonly pano: string;
}

/** The paths of a recorded match's manifests and thumbnails. */
export interface RecordingAddresses {
  /** HLS: three qualities, two audio languages, two caption languages, seek thumbnails. */
  readonly hd: string;
  /** The same segments as DASH. */
  readonly dash: string;
  readonly pano: string;
  /** WebVTT whose cues are parts of the thumbnail sheets (`#xywh=`). */
  readonly thumbnails: string;
}

/** The number of clips and posters. Larger indexes wrap around. */
export const clipCount = 4;
export const posterCount = 6;

/** Creates the addresses that `mountStreams` serves. */
export const streamAddresses = {
  /** The addresses of a live match. Its playlists end at `endMs`. Times are in milliseconds since 1970. */
  getLiveAddresses(eventId: string, startMs: number, endMs?: number): LiveAddresses {
    const query = `?start=${Math.round(startMs)}${endMs === undefined ? '' : `&end=${Math.round(endMs)}`}`;
    const base = `/media/live/${encodeURIComponent(eventId)}`;
    return { hd: `${base}/hd.m3u8${query}`, pano: `${base}/pano.m3u8${query}` };
  },
  /** The addresses of a recording. They differ between events, but all show the same video. */
  getRecordingAddresses(eventId: string): RecordingAddresses {
    const base = `/media/recording/${encodeURIComponent(eventId)}`;
    return {
      hd: `${base}/hd.m3u8`,
      dash: `${base}/manifest.mpd`,
      pano: `${base}/pano.m3u8`,
      thumbnails: `${base}/thumbnails.vtt`,
    };
  },
  /** The address of a short vertical MP4. @param index from 1, wraps around */
  getClipAddress(index: number): string {
    return `/media/clips/${wrapNumber(index, clipCount)}.mp4`;
  },
  /** The address of a viewer's clip. @param name the clip's id, or its signed name (`commerce/stream-seals.ts`) */
  getCutAddress(name: string): string {
    return `/media/cuts/${name}.mp4`;
  },
  /** The address of a still picture of the match (WebP, 960 x 540). @param index from 1, wraps around */
  getPosterAddress(index: number): string {
    return `/media/posters/${wrapNumber(index, posterCount)}.webp`;
  },
  /** The addresses of a channel, whose stream never ends. */
  getChannelAddresses(id: string): { readonly hd: string } {
    return { hd: `/media/channel/${encodeURIComponent(id)}/hd.m3u8` };
  },
};

function wrapNumber(index: number, count: number): number {
  return ((((index - 1) % count) + count) % count) + 1;
}
