import type { ReactNode, Ref } from 'react';
import type { PreRollAds } from './ads/use-ad-break.tsx';
import type { StreamKind } from './controls/stream-switch.tsx';
import type { Streams } from './controls/use-streams.ts';
import type { DetachedPlayback } from './store/detached-playback.ts';
import type { PlaybackProps } from './store/player-instance.ts';
import type { PlayerState } from './store/player-state.ts';
import type { PlayerRequest } from './store/requests.ts';

export interface PlayerProps extends PlaybackProps {
  /**
   * The manifest: HLS (`.m3u8`) or DASH. A new address continues at the same moment; another event needs another `key`.
   */
  address: string;
  /**
   * The event's cameras. With `pano` the player shows a virtual camera; with `hd` and `pano`, the HD / Panoramic
   * switch.
   */
  streams?: Streams | undefined;
  /** The camera to begin with, for several cameras. A later value switches to that camera. */
  stream?: StreamKind | undefined;
  /** Starts without a press, with sound if the browser allows it. */
  autoPlay?: boolean | undefined;
  /**
   * The match second up to which the viewer has watched. Markers up to this second are shown in spite of `spoilerFree`.
   */
  watchedTo?: number | undefined;
  /** Plays before the video's first second. */
  ads?: PreRollAds | undefined;
  /** Continues the playback that another player of the same video detached. */
  kept?: DetachedPlayback | undefined;
  /**
   * Called when the player unmounts while the video plays, unless an ad plays or the viewer has turned the mini player
   * off. A handler that returns true has called `keep`; it owns the playback from then on and must end it.
   */
  onLeave?: ((keep: () => DetachedPlayback) => boolean) | undefined;
  /** Drawn over the picture and the controls. */
  overlay?: ReactNode;
  /** The score for places outside the page: full screen, and the picture-in-picture window. */
  scoreBug?: ReactNode;
  /** Replaces the player's own end card. */
  endCard?: ReactNode;
  ref?: Ref<PlayerHandle> | undefined;
}

/** The ref of a rendered player. The rest of the page uses the player's remote. */
export interface PlayerHandle {
  request(request: PlayerRequest): void;
  /** The video's own state, which does not change while an ad plays before it. */
  state(): PlayerState;
  /** Whether an ad is in the player area or still loads, before the video begins. */
  isCovered(): boolean;
}
