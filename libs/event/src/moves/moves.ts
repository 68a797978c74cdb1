import type { StreamKind } from '@touchline/player';

/** The last known playback of another device of the viewer. */
export interface Elsewhere {
  /** Its `device_id`. */
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

export interface Moves {
  /** The latest is last. */
  elsewhere: readonly Elsewhere[];
  stopped: Stopped | null;
  /** Offers that the viewer has dismissed: device and video. */
  dismissed: readonly string[];
}

const mostDismissed = 20;

const none: Moves = { elsewhere: [], stopped: null, dismissed: [] };
let current = none;
const listeners = new Set<() => void>();
const takers = new Set<(one: Elsewhere) => void>();

const nameOf = ({ device, video }: Elsewhere): string => `${device} ${video}`;

function set(change: Partial<Moves>): void {
  current = { ...current, ...change };
  for (const listener of listeners) listener();
}

/** The state of the viewer's other devices and tabs; empty until the viewer is known, and for a visitor. */
export const moves = {
  /** Returns the same object until it changes. */
  get: (): Moves => current,
  none: (): Moves => none,
  set,
  /** Drops all state when the viewer leaves. */
  clear: (): void => set(none),
  /** The viewer continues here; the listeners ask the other device to stop. */
  take(one: Elsewhere): void {
    set({ elsewhere: current.elsewhere.filter(({ device }) => device !== one.device), stopped: null });
    for (const taker of takers) taker(one);
  },
  /** The viewer dismisses an offer. The device's next video is offered again. */
  dismiss: (one: Elsewhere): void => set({ dismissed: [...current.dismissed, nameOf(one)].slice(-mostDismissed) }),
  isDismissed: ({ dismissed }: Moves, one: Elsewhere): boolean => dismissed.includes(nameOf(one)),
  onTake(taker: (one: Elsewhere) => void): () => void {
    takers.add(taker);
    return () => void takers.delete(taker);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** The best offer: a playing device before a paused one, then the latest. */
export function bestOffer(known: Moves): Elsewhere | undefined {
  const wanted = known.elsewhere.filter((one) => !moves.isDismissed(known, one));
  return wanted.findLast(({ playing }) => playing) ?? wanted.at(-1);
}
