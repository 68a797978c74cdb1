import type { EventView } from '@touchline/content';
import { createListeners, createValue } from '@touchline/contract';
import type { StreamKind } from '@touchline/player';
import { useSyncExternalStore } from 'react';

/** The last known playback of another device of the viewer. */
export interface RemotePlayback {
  /** The `device_id` of the other device. */
  device: string;
  /** For example "Chrome on Windows"; undefined if the device sent no name. */
  name: string | undefined;
  /** The video's id. */
  video: string;
  /** The position in match seconds, and its time in milliseconds since 1970. */
  seconds: number;
  timeMs: number;
  stream: StreamKind;
  isPlaying: boolean;
}

/** The reason for a pause in this tab: the video now plays on another device or in another tab. */
export interface StoppedPlayback {
  video: string;
  cause: 'device' | 'tab';
  /** The name of the device, once it is known. */
  name?: string | undefined;
}

export interface DeviceSync {
  /** The latest is last. */
  remotePlaybacks: readonly RemotePlayback[];
  stopped: StoppedPlayback | null;
  /** Offers that the viewer has dismissed: device and video. */
  dismissed: readonly string[];
}

const maxDismissed = 20;

const emptyState: DeviceSync = { remotePlaybacks: [], stopped: null, dismissed: [] };
const syncState = createValue(emptyState);
const takeOverListeners = createListeners<[RemotePlayback]>();

const getOfferKey = ({ device, video }: RemotePlayback): string => `${device} ${video}`;

const set = (change: Partial<DeviceSync>): void => syncState.set({ ...syncState.get(), ...change });

/** The state of the viewer's other devices and tabs; empty until the viewer is known, and for a visitor. */
export const deviceSync = {
  /** Returns the same object until its content changes. */
  get: syncState.get,
  getEmpty: (): DeviceSync => emptyState,
  set,
  /** Deletes all state when the viewer signs out. */
  clear: (): void => set(emptyState),
  /** The viewer continues here; the listeners ask the other device to stop. */
  takeOver(playback: RemotePlayback): void {
    const remotePlaybacks = syncState.get().remotePlaybacks.filter(({ device }) => device !== playback.device);
    set({ remotePlaybacks, stopped: null });
    takeOverListeners.call(playback);
  },
  /** The viewer dismisses an offer. The device's next video is offered again. */
  dismiss: (playback: RemotePlayback): void =>
    set({ dismissed: [...syncState.get().dismissed, getOfferKey(playback)].slice(-maxDismissed) }),
  isDismissed: ({ dismissed }: DeviceSync, playback: RemotePlayback): boolean =>
    dismissed.includes(getOfferKey(playback)),
  onTakeOver: takeOverListeners.add,
  subscribe: syncState.subscribe,
};

/** The best offer: a playing device before a paused one, then the latest. */
export function findBestOffer(deviceSyncState: DeviceSync): RemotePlayback | undefined {
  const offeredPlaybacks = deviceSyncState.remotePlaybacks.filter(
    (playback) => !deviceSync.isDismissed(deviceSyncState, playback),
  );
  return offeredPlaybacks.findLast(({ isPlaying }) => isPlaying) ?? offeredPlaybacks.at(-1);
}

/** A viewer this many seconds behind still counts as live, because streams and messages have different delays. */
const maxLiveDelaySeconds = 60;

/**
 * The position at which to continue another device's video.
 * @param now milliseconds since 1970, by the corrected clock
 * @returns match seconds; undefined for the live edge
 */
export function getCurrentSeconds(
  { seconds, timeMs, isPlaying }: RemotePlayback,
  { status, date }: Pick<EventView, 'status' | 'date'>,
  now: number,
): number | undefined {
  // `timeMs` is a time of this device's own clock, which may be wrong, so the same clock gives the elapsed time.
  const currentSeconds = Math.floor(isPlaying ? seconds + (Date.now() - timeMs) / 1000 : seconds);
  if (status === 'channel') return undefined;
  if (status !== 'live') return currentSeconds;
  return date === undefined || (now - date) / 1000 - currentSeconds < maxLiveDelaySeconds ? undefined : currentSeconds;
}

/**
 * Selects a part of the state of the viewer's other devices and tabs; empty on the server.
 * @param select returns an existing object, because a new one would cause endless renders
 */
export const useDeviceSync = <Part>(select: (deviceSyncState: DeviceSync) => Part): Part =>
  useSyncExternalStore(
    deviceSync.subscribe,
    () => select(deviceSync.get()),
    () => select(deviceSync.getEmpty()),
  );
