import { type PlaybackState, playbackState, playbackTake } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { type RemotePlayback, deviceSync } from './device-sync.ts';
import { pauseInThisTab } from './pause-in-this-tab.ts';
import { getPlayback, tabVideo } from './tab-video.ts';

/** A playing device sends its state twice a minute. Without a message for this many milliseconds it is removed. */
const playingLifetimeMs = 90_000;
/** A paused device sends no further message. Its position is offered for this many milliseconds. */
const pausedLifetimeMs = 600_000;
/** Limit of devices, above that of any account. */
const maxDevices = 10;

const hasEnded = ({ playing, seconds }: PlaybackState): boolean => !playing && seconds === 0;
const getEnd = ({ at, playing }: RemotePlayback): number => at + (playing ? playingLifetimeMs : pausedLifetimeMs);

const toRemotePlayback = (state: PlaybackState): RemotePlayback => ({
  device: state.deviceId,
  name: state.deviceName ?? undefined,
  video: state.eventId,
  seconds: state.seconds,
  at: Date.now(),
  stream: state.streamType,
  playing: state.playing,
});

/** The id of the video that plays in this tab. */
function getPlayingVideoId(): string | undefined {
  const video = tabVideo.get();
  const doing = video && getPlayback(video);
  return doing?.playing ? doing.video : undefined;
}

/**
 * Stores the state of the viewer's other devices while they send messages, and pauses here when another device
 * continues the video.
 * @returns a function that ends it
 */
export function listenToDevices(realtime: Realtime, device: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(elsewhere: readonly RemotePlayback[]): void {
    clearTimeout(timer);
    const fresh = elsewhere.filter((one) => getEnd(one) > Date.now()).slice(-maxDevices);
    if (fresh.length > 0)
      timer = setTimeout(() => keep(deviceSync.get().elsewhere), Math.min(...fresh.map(getEnd)) - Date.now());
    if (fresh.length > 0 || deviceSync.get().elsewhere.length > 0) deviceSync.set({ elsewhere: fresh });
  }

  /** Removes paused devices whose video now plays here. */
  function forgetWhatPlaysHere(): void {
    const here = getPlayingVideoId();
    const { elsewhere } = deviceSync.get();
    const others = elsewhere.filter(({ video, playing }) => playing || video !== here);
    if (others.length < elsewhere.length) keep(others);
  }

  function hear(state: PlaybackState): void {
    if (state.deviceId === device) return;
    const one = toRemotePlayback(state);
    const { elsewhere, stopped } = deviceSync.get();
    const before = elsewhere.find((other) => other.device === one.device);
    // Another tab of that device has stopped; the device's video keeps playing.
    if (before?.playing && !one.playing && before.video !== one.video) return;
    const others = elsewhere.filter((other) => other !== before);
    keep(hasEnded(state) ? others : [...others, one]);
    forgetWhatPlaysHere();
    if (stopped?.by === 'device' && !stopped.name && one.playing && one.video === stopped.video)
      deviceSync.set({ stopped: { ...stopped, name: one.name } });
  }

  const getName = (wanted: string): string | undefined =>
    deviceSync.get().elsewhere.find(({ video, playing }) => playing && video === wanted)?.name;

  const ends = [
    realtime.on(playbackState, hear),
    realtime.on(playbackTake, ({ deviceId }) => {
      if (deviceId === device) pauseInThisTab('device', getName);
    }),
    tabVideo.watch(forgetWhatPlaysHere),
    () => clearTimeout(timer),
  ];
  return () => ends.forEach((end) => end());
}
