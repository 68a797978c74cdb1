/** Site-relative addresses of a match's or channel's manifests. */
export interface LiveAddresses {
  readonly hd: string;
  readonly pano: string;
}

/** Site-relative addresses of a recorded match. */
export interface RecordingAddresses {
  /** HLS: three qualities, two audio languages, two caption languages, seek thumbnails. */
  readonly hd: string;
  /** The same segments as DASH. */
  readonly dash: string;
  readonly pano: string;
  /** WebVTT whose cues are parts of the thumbnail sheets (`#xywh=`). */
  readonly thumbnails: string;
}

/** The number of clips and posters; larger numbers wrap around. */
export const clipCount = 4;
export const posterCount = 6;

/** The addresses of `mountStreams`; only this module knows their format. */
export const streamAddresses = {
  /** A live match from `startMs` (milliseconds since 1970); with `endMs` the playlists end there. */
  getLiveAddresses(eventId: string, startMs: number, endMs?: number): LiveAddresses {
    const query = `?start=${Math.round(startMs)}${endMs === undefined ? '' : `&end=${Math.round(endMs)}`}`;
    const base = `/media/live/${encodeURIComponent(eventId)}`;
    return { hd: `${base}/hd.m3u8${query}`, pano: `${base}/pano.m3u8${query}` };
  },
  /** The recording of a match: the same video at a separate address for each event. */
  getRecordingAddresses(eventId: string): RecordingAddresses {
    const base = `/media/recording/${encodeURIComponent(eventId)}`;
    return {
      hd: `${base}/hd.m3u8`,
      dash: `${base}/manifest.mpd`,
      pano: `${base}/pano.m3u8`,
      thumbnails: `${base}/thumbnails.vtt`,
    };
  },
  /** A short vertical MP4; `index` from 1, wraps around. */
  getClipAddress(index: number): string {
    return `/media/clips/${wrapNumber(index, clipCount)}.mp4`;
  },
  /** A viewer's clip of a match, by the name in its address (`commerce/stream-seals.ts`). */
  getCutAddress(name: string): string {
    return `/media/cuts/${name}.mp4`;
  },
  /** A still picture of the match (WebP, 960 x 540); `index` from 1, wraps around. */
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
