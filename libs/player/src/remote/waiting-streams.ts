import type { Engine } from '../engine/engine.ts';
import { createScreen, type Screen } from '../engine/screen.ts';

/** The screen on which a player shows an address. */
export interface ClaimedScreen {
  screen: Screen;
  /** The engine that already fills the screen; null for an empty screen. */
  engine: Engine | null;
}

/** A stream that fills a screen before the player mounts. */
export interface WaitingStream {
  screen: Screen;
  /** null until its code has loaded. */
  engine: Engine | null;
  /** Keeps the stream near its live edge while the viewer points at the link; later drops it. */
  timer: ReturnType<typeof setInterval>;
  /** The viewer points at the link again. */
  keepWarm: () => void;
}

/** The streams that wait for their player, by address, oldest first. */
export const waitingStreams = new Map<string, WaitingStream>();
/** The address that each player on the page was opened with. */
const shownAddresses = new WeakMap<HTMLVideoElement, string>();

/** Whether a player on the page was opened with the address. */
export const isShown = (address: string): boolean =>
  Array.from(document.querySelectorAll('video')).some((video) => shownAddresses.get(video) === address);

/** Drops a stream that no player has claimed. */
export function dropStream(address: string): void {
  const waitingStream = waitingStreams.get(address);
  if (!waitingStream) return;
  waitingStreams.delete(address);
  clearInterval(waitingStream.timer);
  void waitingStream.engine?.destroy();
}

/**
 * Returns the screen that already shows the address, with its engine, for one caller only; otherwise an empty screen.
 */
export function claimScreen(address: string): ClaimedScreen {
  const { screen, engine, timer } = waitingStreams.get(address) ?? {
    screen: createScreen(),
    engine: null,
    timer: undefined,
  };
  waitingStreams.delete(address);
  clearInterval(timer);
  shownAddresses.set(screen.video, address);
  return { screen, engine };
}
