import type { PlayerProblem } from './player-problem.ts';
import type { Screen } from './screen.ts';

/** A range of media time, in seconds. */
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
  /** Frames per second; null when the stream does not say. */
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

/**
 * The engine's state that the media element lacks; the player reads it again after every `change`
 * event.
 */
export interface EngineSnapshot {
  live: boolean;
  /** The server of a live stream answers, but without new segments. */
  hasStopped: boolean;
  /** The range for seeks. Its `end` is the live edge of a live stream. */
  seekRange: TimeSpan;
  /** The longest segment, in seconds; 0 while unknown. */
  targetDuration: number;
  /** Milliseconds since 1970 at media time 0, from PROGRAM-DATE-TIME; null without that tag. */
  wallClockOrigin: number | null;
  audio: readonly LanguageTrack[];
  text: readonly LanguageTrack[];
  /** Whether the engine could not load some lines of the captions. */
  linesAreMissing: boolean;
  /** All qualities of the stream, best first, including those that the engine leaves out at the moment. */
  qualities: readonly QualityTrack[];
  /** The id of the quality that the viewer picked by hand; null while the engine chooses. */
  chosenQuality: string | null;
  hasThumbnails: boolean;
  /** The manifest declares low latency: parts of segments, or chunks. */
  lowLatency: boolean;
  /** The segments are encrypted: a browser shows them only with a key from the engine. */
  isProtected: boolean;
}

/**
 * Where playback begins: media seconds or a wall-clock time. `following` is the last time of a viewer at the live edge;
 * if it is too far behind the edge, playback begins at the edge.
 */
export type StartAt = number | Date | { following: Date };

/** `restart`: the encoder started again; the engine does not always follow. */
export type EngineEvent = { type: 'change' } | { type: 'restart' } | { type: 'problem'; problem: PlayerProblem };

/**
 * Plays a stream on a screen; tests use a fake. The engine draws captions into one element inside the screen's
 * `captions`, and holds its resources until `destroy`. `load` returns expected faults as values.
 */
export interface Engine {
  /**
   * Loads a stream into an empty screen before the viewer presses play: up to the first decoded frame and little
   * further. A later `load` of the same address without a start continues with it.
   * @returns the same as `load`
   */
  warm(address: string): Promise<PlayerProblem | null>;
  /** Moves a warm live stream's first frame to the edge again while the viewer still points at the link. */
  follow(): void;
  /**
   * Replaces the playing stream. Without `startAt`, playback begins at the start, or at the live edge.
   * @param times convert a `Date` in `startAt` for a stream without times of day
   * @param isTrial whether each playlist is requested only once, because another stream can play instead
   * @returns null, or the problem; its kind is `interrupted` when a newer load replaced this one
   */
  load(address: string, startAt?: StartAt, times?: EventTimes, isTrial?: boolean): Promise<PlayerProblem | null>;
  snapshot(): EngineSnapshot;
  subscribe(listener: (event: EngineEvent) => void): () => void;
  /** Stops every request and empties the element, until the next load. */
  stop(): void;
  /** Requests the failed segment again at once. */
  retry(): void;
  /** null hides captions. */
  selectText(id: string | null): void;
  selectAudio(id: string): void;
  /** Plays this quality as soon as possible. null lets the engine choose. */
  selectQuality(id: string | null): void;
  thumbnail(time: number): Promise<Thumbnail | null>;
  destroy(): Promise<void>;
}

/**
 * The player's data in every request of a stream (CMCD version 2, CTA-5004-B), for the logs of the operator's CDN:
 * buffer, bitrate, stalls. A random id ties the requests of one view together; the data do not identify the viewer.
 */
export interface ClientData {
  /**
   * `query` adds `CMCD=` to each address. `headers` needs a CDN that allows `CMCD-Object, CMCD-Request, CMCD-Session,
   * CMCD-Status` to the page's origin. A CDN that sends no `Access-Control-Max-Age` costs extra preflights.
   */
  in: 'query' | 'headers';
  /** The id of the video; at most 64 characters, the same for every viewer. */
  contentId: string;
}

/**
 * Licence servers of protected streams, by key system; the engine asks no server for a clear stream. A ClearKey server
 * answers in the format of W3C EME (section 9.1.4). Stream and browser decide which server is asked.
 */
export interface DrmServers {
  clearkey?: { licenseUrl: string } | undefined;
  widevine?: { licenseUrl: string } | undefined;
  playready?: { licenseUrl: string } | undefined;
  fairplay?: { licenseUrl: string; certificateUrl: string } | undefined;
  /**
   * Headers of each licence request, which identify the viewer to the server. Called for each request, because a token
   * expires during a view.
   */
  licenceHeaders?: (() => Promise<Readonly<Record<string, string>>>) | undefined;
}

/** The options of the engine that a page may set. */
export interface EngineOptions {
  drm?: DrmServers | undefined;
  /** Without this option, requests contain no data about the player. */
  clientData?: ClientData | undefined;
}

/** Creates an engine for a screen. The engine downloads no module until the first `warm` or `load`. */
export type EngineFactory = (screen: Screen, options?: EngineOptions) => Engine;
/** Times that the page knows without the stream, in milliseconds since 1970. */
export interface EventTimes {
  /** The current time by the server's clock. */
  now: number;
  /** When second 0 of a live stream's match occurred; undefined while the page does not know it. */
  start: number | undefined;
}
