// Types of those parts of shaka-player that the player uses. Its own declarations do not resolve under every module
// resolution.

export interface ShakaTextTrack {
  id: number;
  active: boolean;
  /** Captions for every viewer, which translate speech in another language. */
  forced: boolean;
  language: string;
  label: string | null;
  kind: string | null;
  roles: string[];
  /** In HLS, the addresses of the track's playlists as in the stream, comma-separated. */
  originalTextId: string | null;
}

export interface ShakaAudioTrack {
  active: boolean;
  language: string;
  label: string | null;
  roles: string[];
  accessibilityPurpose: string | null;
}

/** A video rendition with its audio. */
export interface ShakaVariant {
  active: boolean;
  audioId: number | null;
  /** The language of its audio. */
  language: string;
  label: string | null;
  audioRoles: string[] | null;
  /** In HLS, the addresses of the audio's playlists as in the stream, comma-separated. */
  originalAudioId: string | null;
  originalVideoId: string | null;
  /** Bits per second, including audio. */
  bandwidth: number;
  videoBandwidth: number | null;
  width: number | null;
  height: number | null;
  frameRate: number | null;
}

/** The common part: the engine's thumbnail also contains an object whose class differs between the builds. */
export interface ShakaThumbnail {
  uris: string[];
  positionX: number;
  positionY: number;
  width: number;
  height: number;
  imageWidth: number;
  imageHeight: number;
}

/** The used part of shaka.Player, common to the HLS-only and the full build. */
export interface ShakaPlayer {
  addEventListener(type: string, listener: (event: Event) => void): void;
  addThumbnailsTrack(address: string): Promise<unknown>;
  attach(video: HTMLMediaElement): Promise<unknown>;
  configure(config: object): boolean;
  destroy(): Promise<unknown>;
  /** The protection of the loaded stream; null for a clear stream. */
  drmInfo(): object | null;
  getAudioTracks(): ShakaAudioTrack[];
  getConfiguration(): { abr: { enabled: boolean } };
  getMediaElement(): HTMLMediaElement | null;
  getImageTracks(): { id: number }[];
  getNetworkingEngine(): ShakaNetworking | null;
  getPresentationStartTimeAsDate(): Date | null;
  getStats(): { estimatedBandwidth: number };
  getTextTracks(): ShakaTextTrack[];
  getThumbnails(trackId: number | null, time: number): Promise<ShakaThumbnail | null>;
  getVariantTracks(): ShakaVariant[];
  isLive(): boolean;
  load(address: string, startTime?: number | Date | null, mimeType?: string): Promise<unknown>;
  removeEventListener(type: string, listener: (event: Event) => void): void;
  retryStreaming(delaySeconds?: number): boolean;
  seekRange(): { start: number; end: number };
  /** @param safeMargin seconds of the previous audio that stay in the buffer */
  selectAudioTrack(track: ShakaAudioTrack, safeMargin?: number): void;
  selectTextTrack(track?: ShakaTextTrack | null): void;
  selectVariantTrack(track: ShakaVariant, clearBuffer?: boolean): void;
  unload(): Promise<unknown>;
  /** Has an effect during a load, in `canupdatestarttime`. */
  updateStartTime(startTime: number | Date | null): void;
  setVideoContainer(container: HTMLElement | null): void;
}

/** One rendition of the stream. */
export interface ShakaStream {
  type: string;
  mimeType: string;
  originalId: string | null;
  /** Comma-separated. */
  codecs: string;
  channelsCount: number | null;
  audioSamplingRate: number | null;
}

/** The purpose of a request. */
export interface ShakaRequestContext {
  /** In requests for segments: 0 for the segment that begins a stream, 1 for the others. */
  type?: number;
  /** Absent for the initialization segment. Its `aesKey`, if any, decrypts the response after the filters. */
  segment?: { getStartTime(): number; getEndTime(): number } | null;
  /** Present in requests for segments. */
  stream?: ShakaStream;
}

export interface ShakaNetworking {
  addEventListener(type: string, listener: (event: Event) => void): void;
  registerRequestFilter(
    filter: (
      type: number,
      request: { uris: readonly string[]; headers: Record<string, string> },
      context?: ShakaRequestContext,
    ) => Promise<void> | void,
  ): void;
  registerResponseFilter(
    filter: (
      type: number,
      response: { uri: string; originalUri: string; data: ArrayBuffer | ArrayBufferView; timeMs?: number },
      context?: ShakaRequestContext,
    ) => Promise<void> | void,
  ): void;
}

/** A video rendition with its audio, as a `ShakaAbrManager` receives it. */
export interface ShakaAbrVariant {
  audio: object | null;
  video: { originalId: string | null; codecs: string } | null;
  /** Seconds since 1970 until which the engine avoids the variant; else 0. */
  disabledUntilTime: number;
  allowedByApplication: boolean;
}

/** Chooses among qualities. */
export interface ShakaAbrManager {
  setVariants(variants: readonly ShakaAbrVariant[], isLowLatency: boolean): unknown;
}

/** A request that is under way. */
interface ShakaOperation {
  promise: Promise<unknown>;
  abort(): Promise<unknown>;
}

/** Sends the requests of a protocol. */
export type ShakaScheme = (
  address: string,
  request: object,
  type: number,
  onProgress: (...progress: number[]) => void,
  onHeaders: (headers: Record<string, string>) => void,
  settings: object,
) => ShakaOperation;

/** The namespace a build exports. */
export interface ShakaNamespace {
  net: {
    HttpFetchPlugin: { parse(...request: Parameters<ShakaScheme>): ShakaOperation };
    NetworkingEngine: {
      /** Without a priority, the scheme replaces the engine's own. */
      registerScheme(name: string, scheme: ShakaScheme, priority: undefined, hasProgress: boolean): void;
    };
  };
  abr: { SimpleAbrManager: new () => ShakaAbrManager };
  Player: { new (): ShakaPlayer; isBrowserSupported(): boolean };
  polyfill: { installAll(): void };
}
