import { type PlaybackState, playbackState, playbackTake } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { type Elsewhere, moves } from './moves.ts';
import { stopHere } from './stop-here.ts';
import { doingOf, videoHere } from './video-here.ts';

/** A playing device sends its state twice a minute. After this many milliseconds without a message it is dropped. */
const playsFor = 90_000;
/** A paused device sends no further message; its position is offered for this many milliseconds. */
const standsFor = 600_000;
/** Limit of devices, above that of any account. */
const most = 10;

const isOver = ({ playing, seconds }: PlaybackState): boolean => !playing && seconds === 0;
const endOf = ({ at, playing }: Elsewhere): number => at + (playing ? playsFor : standsFor);

const toElsewhere = (state: PlaybackState): Elsewhere => ({
  device: state.deviceId,
  name: state.deviceName ?? undefined,
  video: state.eventId,
  seconds: state.seconds,
  at: Date.now(),
  stream: state.streamType,
  playing: state.playing,
});

/** The id of the video that plays in this tab. */
function playsHere(): string | undefined {
  const video = videoHere.get();
  const doing = video && doingOf(video);
  return doing?.playing ? doing.video : undefined;
}

/**
 * Keeps the state of the viewer's other devices while they send messages, and pauses here when a device takes over.
 * @returns a function that ends it
 */
export function hearDevices(realtime: Realtime, device: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(elsewhere: readonly Elsewhere[]): void {
    clearTimeout(timer);
    const fresh = elsewhere.filter((one) => endOf(one) > Date.now()).slice(-most);
    if (fresh.length > 0)
      timer = setTimeout(() => keep(moves.get().elsewhere), Math.min(...fresh.map(endOf)) - Date.now());
    if (fresh.length > 0 || moves.get().elsewhere.length > 0) moves.set({ elsewhere: fresh });
  }

  /** Drops paused devices whose video now plays here. */
  function forgetWhatPlaysHere(): void {
    const here = playsHere();
    const { elsewhere } = moves.get();
    const others = elsewhere.filter(({ video, playing }) => playing || video !== here);
    if (others.length < elsewhere.length) keep(others);
  }

  function hear(state: PlaybackState): void {
    if (state.deviceId === device) return;
    const one = toElsewhere(state);
    const { elsewhere, stopped } = moves.get();
    const before = elsewhere.find((other) => other.device === one.device);
    // Another tab of that device has stopped; its own video plays on.
    if (before?.playing && !one.playing && before.video !== one.video) return;
    const others = elsewhere.filter((other) => other !== before);
    keep(isOver(state) ? others : [...others, one]);
    forgetWhatPlaysHere();
    if (stopped?.by === 'device' && !stopped.name && one.playing && one.video === stopped.video)
      moves.set({ stopped: { ...stopped, name: one.name } });
  }

  const nameOf = (wanted: string): string | undefined =>
    moves.get().elsewhere.find(({ video, playing }) => playing && video === wanted)?.name;

  const ends = [
    realtime.on(playbackState, hear),
    realtime.on(playbackTake, ({ deviceId }) => {
      if (deviceId === device) stopHere('device', nameOf);
    }),
    videoHere.watch(forgetWhatPlaysHere),
    () => clearTimeout(timer),
  ];
  return () => ends.forEach((end) => end());
}
