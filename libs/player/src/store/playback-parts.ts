import type { Engine, EventTimes } from '../engine/engine.ts';
import type { PlaybackReceipt } from '../receipt/playback-receipt.ts';
import type { PlayerStore } from './player-store.ts';

export interface PlaybackParts {
  video: HTMLVideoElement;
  /** The element that goes full screen. */
  playerArea: () => HTMLElement;
  store: PlayerStore;
  /** The engine of the video element; destroyed with the playback. */
  engine: Engine;
  hooks: PlaybackHooks;
}

/** The playback's callbacks to the page. Each reads the page's current props, so that a render restarts no stream. */
export interface PlaybackHooks {
  /** Returns the event's current address, or null. Called when no frames arrive. */
  resolveAddress(): Promise<string | null>;
  /** The times of markers for the steps between them, in media seconds, ascending. */
  getMarkerTimes(): readonly number[];
  /** Whether the page expects a live stream. */
  expectsLive(): boolean;
  /** Whether the page can show another stream if this one fails. */
  hasSpareCamera(): boolean;
  /** Times that the page knows without the stream. */
  times(): EventTimes;
  /** A load is about to start. A caller that now holds the playback delays the load. */
  onBegin(): void;
  onEnded(): void;
  /** Called with the playback report, once: at the end or when the viewer leaves. */
  onReceipt(receipt: PlaybackReceipt): void;
}
