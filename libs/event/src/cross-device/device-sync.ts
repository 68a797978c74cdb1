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
  at: number;
  stream: StreamKind;
  playing: boolean;
}

/** The reason for a pause in this tab: the video now plays on another device or in another tab. */
export interface Stopped {
  video: string;
  by: 'device' | 'tab';
  /** The name of the device, once it is known. */
  name?: string | undefined;
}

export interface DeviceSync {
  /** The latest is last. */
  elsewhere: readonly RemotePlayback[];
  stopped: Stopped | null;
  /** Offers that the viewer has dismissed: device and video. */
  dismissed: readonly string[];
}

const maxDismissed = 20;

const emptyState: DeviceSync = { elsewhere: [], stopped: null, dismissed: [] };
let current = emptyState;
const listeners = new Set<() => void>();
const takeOverListeners = new Set<(one: RemotePlayback) => void>();

const getName = ({ device, video }: RemotePlayback): string => `${device} ${video}`;

function set(change: Partial<DeviceSync>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** The state of the viewer's other devices and tabs; empty until the viewer is known, and for a visitor. */
export const deviceSync = {
  /** Returns the same object until its content changes. */
  get: (): DeviceSync => current,
  none: (): DeviceSync => emptyState,
  set,
  /** Deletes all state when the viewer signs out. */
  clear: (): void => set(emptyState),
  /** The viewer continues here; the listeners ask the other device to stop. */
  take(one: RemotePlayback): void {
    set({ elsewhere: current.elsewhere.filter(({ device }) => device !== one.device), stopped: null });
    for (const taker of takeOverListeners) taker(one);
  },
  /** The viewer dismisses an offer. The device's next video is offered again. */
  dismiss: (one: RemotePlayback): void => set({ dismissed: [...current.dismissed, getName(one)].slice(-maxDismissed) }),
  isDismissed: ({ dismissed }: DeviceSync, one: RemotePlayback): boolean => dismissed.includes(getName(one)),
  onTake(taker: (one: RemotePlayback) => void): () => void {
    takeOverListeners.add(taker);
    return () => void takeOverListeners.delete(taker);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The best offer: a playing device before a paused one, then the latest. */
export function bestOffer(known: DeviceSync): RemotePlayback | undefined {
  const wanted = known.elsewhere.filter((one) => !deviceSync.isDismissed(known, one));
  return wanted.findLast(({ playing }) => playing) ?? wanted.at(-1);
}
