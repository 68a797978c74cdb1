import type { RefObject } from 'react';
import type { EnterAdBreak } from '../ads/use-ad-break.tsx';
import type { StreamKind } from '../controls/stream-switch.tsx';
import type { PlayerProps } from '../player-props.ts';
import type { MarkerLayer } from '../remote.ts';
import type { PlayerStore } from './player-store.ts';

export interface PlaybackInput {
  props: PlayerProps;
  store: PlayerStore;
  /** The camera that is shown, and its address. */
  stream: StreamKind;
  address: string;
  /** Whether the page can show another camera if this one fails. */
  hasSpareCamera: boolean;
  /** The server's clock; milliseconds since 1970. */
  now: () => number;
  /** The layers of the seek bar, in media seconds. */
  layers: readonly MarkerLayer[];
  elements: {
    playerArea: RefObject<HTMLElement | null>;
    picture: RefObject<HTMLDivElement | null>;
    captions: RefObject<HTMLDivElement | null>;
  };
  /** The video is about to begin. */
  onBegin: () => void;
  /** Set to a function that passes the player area to an ad break. */
  enterAdBreakRef: RefObject<EnterAdBreak | null>;
  /** Whether an ad is in the player area. */
  isCovered: boolean;
}
