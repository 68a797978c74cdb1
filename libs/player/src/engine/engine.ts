import type { PlayerProblem } from './player-problem.ts';
import type { EventTimes } from './time-of-day.ts';
import type { Screen } from './screen.ts';

/** A stretch of media time, in seconds. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** One entry of the audio or captions menu. */
export interface LanguageTrack {
  id: string;
  /** BCP 47 tag; empty when the stream does not say. */
  language: string;
  label: string | null;
  active: boolean;
  /** Captions for the deaf, or an audio description. */
  accessible: boolean;
}

/** One entry of the quality menu. */
export interface QualityTrack {
  id: string;
  /** Lines, as in 1080: the picture's shorter side. */
  height: number;
  /** Frames per second, where the stream says. */
  frameRate: number | null;
  /** Bits per second. */
  bandwidth: number;
  active: boolean;
}

/** A tile of the stream's image track: show `url` with the tile at (x, y) in a sheet. All numbers are pixels; a sheet
 * of unknown size is 0 by 0. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
  sheetWidth: number;
  sheetHeight: number;
}

/** What the engine knows beyond the media element; read anew after every `change` event. */
export interface EngineSnapshot {
  live: boolean;
  /** The server of a live stream answers without new segments. */
  hasStopped: boolean;
  /** Where the viewer may seek to; `end` is the live edge of a live stream. */
  seekRange: TimeSpan;
  /** The longest segment, in seconds; 0 while unknown. */
  targetDuration: number;
  /** Milliseconds since 1970 at media time 0, from PROGRAM-DATE-TIME; null without. */
  wallClockOrigin: number | null;
  audio: readonly LanguageTrack[];
  text: readonly LanguageTrack[];
  /** Some lines of the captions could not be had. */
  linesAreMissing: boolean;
  /** All that the stream has, best first, whatever the engine leaves out for now. */
  qualities: readonly QualityTrack[];
  /** The id of the quality that the viewer picked by hand; null while the engine chooses. */
  chosenQuality: string | null;
  hasThumbnails: boolean;
  /** The stream itself says that it is for watching within seconds: parts of segments, or chunks. */
  lowLatency: boolean;
  /** Its segments are encrypted: only who has a key from the engine can show them. */
  isProtected: boolean;
}

/**
 * Where playback begins: media seconds, a wall-clock time, or, for who follows a live stream, at that time unless the live edge has
 * left it behind; then there.
 */
export type StartAt = number | Date | { following: Date };

/** `restart`: the encoder began anew; the engine may or may not follow. */
export type EngineEvent = { type: 'change' } | { type: 'restart' } | { type: 'problem'; problem: PlayerProblem };

/**
 * What plays a stream on a screen: all that the player knows of it, and the boundary that tests put a fake behind. Captions are
 * drawn into one element inside the screen's `captions`. Resources are held until `destroy`. Expected faults are values: `load` answers with the problem instead of throwing.
 */
export interface Engine {
  /**
   * Fills an empty screen for a viewer who may never come: up to the first decoded frame and little further. Loading the same
   * address without a start goes on with it. Answers as `load` does.
   */
  warm(address: string): Promise<PlayerProblem | null>;
  /** Puts a warm live stream's first frame near the edge again, for a viewer who is still about to press. */
  follow(): void;
  /**
   * Replaces whatever plays. Without `startAt` it begins at the start, or at the live edge. An answer of kind `interrupted` means that
   * a newer load won.
   * @param times judge whether a time to start at means anything in this stream
   */
  load(address: string, startAt?: StartAt, times?: EventTimes): Promise<PlayerProblem | null>;
  snapshot(): EngineSnapshot;
  subscribe(listener: (event: EngineEvent) => void): () => void;
  /** Stops every request and empties the element, until the next load. */
  stop(): void;
  /** Asks for the failed segment again at once. */
  retry(): void;
  /** null hides captions. */
  selectText(id: string | null): void;
  selectAudio(id: string): void;
  /** Plays one as soon as the engine can; null lets it choose. */
  selectQuality(id: string | null): void;
  thumbnail(time: number): Promise<Thumbnail | null>;
  destroy(): Promise<void>;
}

/**
 * What the player says of itself with every request of a stream (CMCD version 2, CTA-5004-B), for the logs of the operator's CDN: buffer,
 * bitrate, stalls. A random id ties the requests of one view together; of the viewer it tells nothing.
 */
export interface ClientData {
  /**
   * `query` adds `CMCD=` to each address. `headers` needs a CDN that allows `CMCD-Object, CMCD-Request, CMCD-Session, CMCD-Status` to the
   * page's origin, and costs a preflight where it does not say for how long.
   */
  in: 'query' | 'headers';
  /** What plays; at most 64 characters, the same for every viewer. */
  contentId: string;
}

/**
 * Where the keys of protected streams come from, by key system; a stream in the clear asks for none. ClearKey's server answers in the format of W3C EME
 * (section 9.1.4), the others in their own. Which of them is asked, stream and browser decide.
 */
export interface DrmServers {
  clearkey?: { licenseUrl: string } | undefined;
  widevine?: { licenseUrl: string } | undefined;
  playready?: { licenseUrl: string } | undefined;
  fairplay?: { licenseUrl: string; certificateUrl: string } | undefined;
  /** What goes with each request for a licence to these servers, so that they know who asks. Asked each time: a token grows old while one watches. */
  licenceHeaders?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** What a page may change about the engine. */
export interface EngineOptions {
  drm?: DrmServers | undefined;
  /** Nothing is said of the player without it. */
  clientData?: ClientData | undefined;
}

/** Makes an engine for a screen. It downloads nothing until something is warmed or loaded. */
export type EngineFactory = (screen: Screen, options?: EngineOptions) => Engine;
