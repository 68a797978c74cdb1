import type { Cut } from './cut-clip.ts';
import { films, type Film } from './films.ts';
import { fragmentSeconds } from './live-goals.ts';
import type { GoalFragments } from './live-window.ts';
import { liveLoopSeconds } from './match-shot.ts';

/** The paths of a live match's manifests. */
export interface LiveAddresses {
  readonly hd: string;
  /** Undefined for a film without a panorama. */
  readonly pano: string | undefined;
}

/** The paths of a recorded match's manifests and thumbnails. */
export interface RecordingAddresses {
  /** HLS: four qualities, two audio languages, two caption languages, seek thumbnails. */
  readonly hd: string;
  /** DASH with the same segments. */
  readonly dash: string;
  readonly pano: string | undefined;
  /** WebVTT whose cues are parts of the thumbnail sheets (`#xywh=`). */
  readonly thumbnails: string;
}

const hockey = films['ice-hockey'];

/** Creates the addresses that `mountStreams` serves. The film is ice hockey's by default. */
export const streamAddresses = {
  /** The addresses of a live match. Its playlists end at `endMs`. Times are in milliseconds since 1970. */
  getLiveAddresses(eventId: string, startMs: number, endMs?: number, film: Film = hockey): LiveAddresses {
    const query = `?start=${Math.round(startMs)}${endMs === undefined ? '' : `&end=${Math.round(endMs)}`}`;
    const base = `/media/live/${encodeURIComponent(eventId)}${film.folder}`;
    return { hd: `${base}/hd.m3u8${query}`, pano: film.hasPanorama ? `${base}/pano.m3u8${query}` : undefined };
  },
  /** The addresses of a recording. They differ between events, but all events of a sport show the same video. */
  getRecordingAddresses(eventId: string, film: Film = hockey): RecordingAddresses {
    const base = `/media/recording/${encodeURIComponent(eventId)}${film.folder}`;
    return {
      hd: `${base}/hd.m3u8`,
      dash: `${base}/manifest.mpd`,
      pano: film.hasPanorama ? `${base}/pano.m3u8` : undefined,
      thumbnails: `${base}/thumbnails.vtt`,
    };
  },
  /** The address of a short vertical MP4. @param index from 1, wraps around */
  getClipAddress: (index: number, film: Film = hockey): string =>
    `/media/clips${film.folder}/${wrapNumber(index, film.clipShots.length)}.mp4`,
  /** The address of a viewer's clip. @param name the clip's id, or its signed name (`commerce/stream-seals.ts`) */
  getCutAddress(name: string): string {
    return `/media/cuts/${name}.mp4`;
  },
  /** The address of a still picture of the match (WebP, 960 x 540). @param index from 1, wraps around */
  getPosterAddress: (index: number, film: Film = hockey): string =>
    `/media/posters${film.folder}/${wrapNumber(index, film.posterTimes.length)}.webp`,
  /**
   * The address of the still picture that is nearest to a second of a live stream or a recording. A live goal without
   * a picture has the film's first.
   */
  getMomentPictureAddress(second: number, from: Cut['from'], film: Film = hockey, goals?: GoalFragments): string {
    const sequence = Math.floor(second / fragmentSeconds);
    const goalFragment = goals?.get(sequence);
    // A live stream repeats its film's beginning.
    const endSeconds = from === 'live' ? liveLoopSeconds : film.seconds;
    const filmSecond =
      goalFragment === undefined ? second % endSeconds : second + (goalFragment - sequence) * fragmentSeconds;
    const isShown = (time: number): boolean => {
      const fragment = Math.floor(time / fragmentSeconds);
      return goalFragment === undefined
        ? time < endSeconds
        : goals?.get(sequence + fragment - goalFragment) === fragment;
    };
    const distances = film.posterTimes.map((time) => (isShown(time) ? Math.abs(time - filmSecond) : Infinity));
    return streamAddresses.getPosterAddress(distances.indexOf(Math.min(...distances)) + 1, film);
  },
  /** The addresses of a channel, whose stream never ends. */
  getChannelAddresses(id: string, film: Film = hockey): { readonly hd: string } {
    return { hd: `/media/channel/${encodeURIComponent(id)}${film.folder}/hd.m3u8` };
  },
};

function wrapNumber(index: number, count: number): number {
  return ((((index - 1) % count) + count) % count) + 1;
}
