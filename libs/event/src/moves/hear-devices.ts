import { type PlaybackState, playbackState, playbackTake } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { type Elsewhere, moves } from './moves.ts';
import { stopHere } from './stop-here.ts';
import { doingOf, videoHere } from './video-here.ts';

/** A device that plays says so twice a minute: after so many milliseconds without a word it is gone. */
const playsFor = 90_000;
/** One that stands still says nothing more; its place is offered for so many milliseconds. */
const standsFor = 600_000;
/** No account has more devices at once. */
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

/** What this tab plays at this moment. */
function playsHere(): string | undefined {
  const video = videoHere.get();
  const doing = video && doingOf(video);
  return doing?.playing ? doing.video : undefined;
}

/** Keeps what plays on the viewer's other devices, as long as they speak of it, and stops here when they ask for that. Returns its end. */
export function hearDevices(realtime: Realtime, device: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(elsewhere: readonly Elsewhere[]): void {
    clearTimeout(timer);
    const fresh = elsewhere.filter((one) => endOf(one) > Date.now()).slice(-most);
    if (fresh.length > 0)
      timer = setTimeout(() => keep(moves.get().elsewhere), Math.min(...fresh.map(endOf)) - Date.now());
    if (fresh.length > 0 || moves.get().elsewhere.length > 0) moves.set({ elsewhere: fresh });
  }

  /** What went on here since has nowhere else to go on from, unless it plays there. */
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
    // Another tab of that device has stopped; what it plays goes on.
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
