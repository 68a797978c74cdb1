import type { StreamKind } from '@touchline/player';

/** What plays on another of the viewer's devices, as it was told last. */
export interface Elsewhere {
  /** Its `device_id`. */
  device: string;
  /** "Chrome on Windows"; undefined where it has not said. */
  name: string | undefined;
  /** The video's id. */
  video: string;
  /** Where it was, in match seconds, and when that was, in milliseconds since 1970. */
  seconds: number;
  at: number;
  stream: StreamKind;
  playing: boolean;
}

/** Why the video in this tab stands still: it went on on another device, or in another tab. */
export interface Stopped {
  video: string;
  by: 'device' | 'tab';
  /** The device, as soon as it has said what it is called. */
  name?: string | undefined;
}

export interface Moves {
  /** The latest last. */
  elsewhere: readonly Elsewhere[];
  stopped: Stopped | null;
  /** What the viewer does not want to hear of: a device and its video. */
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

/** What this tab knows of its viewer's other devices and tabs; nothing before it is known who is looking, and nothing for a visitor. */
export const moves = {
  /** The same object until it changes. */
  get: (): Moves => current,
  none: (): Moves => none,
  set,
  /** The viewer has left: nothing of their devices stays. */
  clear: (): void => set(none),
  /** The viewer goes on here: that device is asked to stop. */
  take(one: Elsewhere): void {
    set({ elsewhere: current.elsewhere.filter(({ device }) => device !== one.device), stopped: null });
    for (const taker of takers) taker(one);
  },
  /** The viewer does not want to hear of it; the device's next video is another matter. */
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

/** What is worth offering: what plays before what stands still, then the latest. */
export function bestOffer(known: Moves): Elsewhere | undefined {
  const wanted = known.elsewhere.filter((one) => !moves.isDismissed(known, one));
  return wanted.findLast(({ playing }) => playing) ?? wanted.at(-1);
}
