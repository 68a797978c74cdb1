import type { StreamKind } from '@touchline/player';

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
let current = emptyState;
const listeners = new Set<() => void>();
const takeOverListeners = new Set<(playback: RemotePlayback) => void>();

const getOfferKey = ({ device, video }: RemotePlayback): string => `${device} ${video}`;

function set(change: Partial<DeviceSync>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** The state of the viewer's other devices and tabs; empty until the viewer is known, and for a visitor. */
export const deviceSync = {
  /** Returns the same object until its content changes. */
  get: (): DeviceSync => current,
  getEmpty: (): DeviceSync => emptyState,
  set,
  /** Deletes all state when the viewer signs out. */
  clear: (): void => set(emptyState),
  /** The viewer continues here; the listeners ask the other device to stop. */
  takeOver(playback: RemotePlayback): void {
    set({ remotePlaybacks: current.remotePlaybacks.filter(({ device }) => device !== playback.device), stopped: null });
    for (const listener of takeOverListeners) listener(playback);
  },
  /** The viewer dismisses an offer. The device's next video is offered again. */
  dismiss: (playback: RemotePlayback): void =>
    set({ dismissed: [...current.dismissed, getOfferKey(playback)].slice(-maxDismissed) }),
  isDismissed: ({ dismissed }: DeviceSync, playback: RemotePlayback): boolean =>
    dismissed.includes(getOfferKey(playback)),
  onTakeOver(listener: (playback: RemotePlayback) => void): () => void {
    takeOverListeners.add(listener);
    return () => void takeOverListeners.delete(listener);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The best offer: a playing device before a paused one, then the latest. */
export function findBestOffer(deviceSyncState: DeviceSync): RemotePlayback | undefined {
  const offeredPlaybacks = deviceSyncState.remotePlaybacks.filter(
    (playback) => !deviceSync.isDismissed(deviceSyncState, playback),
  );
  return offeredPlaybacks.findLast(({ isPlaying }) => isPlaying) ?? offeredPlaybacks.at(-1);
}
