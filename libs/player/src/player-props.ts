import type { ReactNode, Ref } from 'react';
import type { PreRollAds } from './ads/use-ad-break.tsx';
import type { StreamKind } from './controls/stream-switch.tsx';
import type { Streams } from './controls/use-streams.ts';
import type { EngineFactory } from './engine/engine.ts';
import type { PlaybackReceipt } from './receipt/playback-receipt.ts';
import type { ClientData, DrmServers } from './remote.ts';
import type { DetachedPlayback } from './store/detached-playback.ts';
import type { PlayerState } from './store/player-state.ts';
import type { PlayerRequest } from './store/requests.ts';

export interface PlayerProps {
  /**
   * The manifest: HLS (`.m3u8`) or DASH. A new address continues at the same moment; another event needs another `key`.
   */
  address: string;
  kind: PlayerKind;
  /**
   * The event's cameras. With `pano` the player shows a virtual camera; with `hd` and `pano`, the HD / Panoramic
   * switch.
   */
  streams?: Streams | undefined;
  poster?: string | undefined;
  title?: string | undefined;
  /** Match seconds to start at; live streams start at the live edge without it. */
  startAt?: number | undefined;
  /** The camera to begin with, for several cameras. A later value switches to that camera. */
  stream?: StreamKind | undefined;
  /** Starts without a press, with sound if the browser allows it. */
  autoPlay?: boolean | undefined;
  /** Asks for the current address of the shown camera when its stream has failed; null keeps the current one. */
  resolveAddress?: ((stream: StreamKind) => Promise<string | null>) | undefined;
  /** Hides the spoiling markers of features on the seek bar, and the length of the video. */
  spoilerFree?: boolean | undefined;
  /** Match seconds up to which the viewer has watched: their markers are shown in spite of `spoilerFree`. */
  watchedTo?: number | undefined;
  /**
   * When a live stream's match second 0 occurred, in milliseconds since 1970. Default: the stream's start for this
   * viewer.
   */
  timelineStart?: number | undefined;
  /** Plays before the video's first second. */
  ads?: PreRollAds | undefined;
  /** Adds the player's data (CMCD) to every request. Later values are ignored. */
  clientData?: ClientData | undefined;
  /** The key servers of protected streams. Later values are ignored. */
  drm?: DrmServers | undefined;
  onState?: ((state: PlayerState) => void) | undefined;
  onEnded?: (() => void) | undefined;
  /** Called with the playback report, once per video: at its end or when the viewer leaves it. */
  onReceipt?: ((receipt: PlaybackReceipt) => void) | undefined;
  /** Continues the playback that another player of the same video detached. */
  kept?: DetachedPlayback | undefined;
  /**
   * Called when the player unmounts while the video plays, unless the viewer has turned this off. A handler that
   * returns true has called `keep`; it owns the playback from then on and must end it.
   */
  onLeave?: ((keep: () => DetachedPlayback) => boolean) | undefined;
  /** Drawn over the picture and the controls. */
  overlay?: ReactNode;
  /** The score for places outside the page: full screen, and the picture-in-picture window. */
  scoreBug?: ReactNode;
  /** Replaces the player's own end card. */
  endCard?: ReactNode;
  ref?: Ref<PlayerHandle> | undefined;
  /** Replaces the real engine, for tests. */
  createEngine?: EngineFactory | undefined;
}

/** The kind of the video, as far as the page knows before the stream answers. */
export type PlayerKind = 'live' | 'recording' | 'channel' | 'clip';
/** The ref of a rendered player. The rest of the page uses the player's remote. */
export interface PlayerHandle {
  request(request: PlayerRequest): void;
  /** The video's own state, which does not change while an ad plays before it. */
  state(): PlayerState;
  /** Whether an ad is in the player area or still loads, before the video begins. */
  isCovered(): boolean;
}
