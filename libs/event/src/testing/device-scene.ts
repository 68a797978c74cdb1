import { type PlaybackState, playbackTake } from '@touchline/contract';
import { toEventView } from '@touchline/content';
import { fakeRealtime } from '@touchline/realtime/testing';
import type { PlayerState } from '@touchline/player';
import { afterEach, beforeEach, vi } from 'vitest';
import { syncDevices } from '../state/cross-device/sync-devices.ts';
import { miniStore } from '../state/tab-video/mini-store.ts';
import { type StandInPlayback, createStandInPlayback } from './create-stand-in-playback.ts';
import { kickOff, createWireMatch } from './wire.ts';

const cleanups: (() => void)[] = [];
export const secondMs = 1000;

/**
 * Starts each test of a file an hour after the kick-off, on a fake clock. Ends the test's videos and devices
 * afterwards.
 */
export function resetDevices(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: kickOff + 3_600_000 });
  });
  afterEach(async () => {
    miniStore.end();
    cleanups.splice(0).forEach((stop) => stop());
    await vi.advanceTimersByTimeAsync(0);
    vi.useRealTimers();
  });
}

/** Starts the device sync on the phone of a signed-in viewer. */
export async function startDevice() {
  const realtime = fakeRealtime();
  realtime.acknowledge({ ok: true });
  realtime.joinUser('ann', async () => undefined);
  const stop = syncDevices({ realtime }, 'ann', { id: 'phone', name: 'Safari on iOS' });
  cleanups.push(stop);
  const listReportedMessages = () =>
    realtime.getSentMessages().filter(({ name: message }) => message !== 'join-user-room');
  const getSentMessages = () =>
    listReportedMessages().map(({ name: message, payload }) => {
      const { eventId, seconds, streamType, playing, deviceId } = payload as PlaybackState;
      return message === playbackTake.name
        ? `take ${deviceId}`
        : `${eventId} ${seconds} ${streamType} ${playing ? 'plays' : 'paused'}`;
    });
  return { realtime, listReportedMessages, getSentMessages, stop };
}

/** Plays a video in this tab. */
export function playVideo(
  state: Partial<PlayerState> = {},
  status: 'archived' | 'live' = 'archived',
  id = 'm1',
): StandInPlayback {
  const playback = createStandInPlayback(state);
  const view = toEventView(createWireMatch({ id, status }), { text: (key) => key });
  miniStore.show({ view, isLive: status === 'live', viewer: 'ann', playback });
  return playback;
}

/** Advances the time by some seconds during playback. */
export async function watchVideo(playback: StandInPlayback, seconds: number): Promise<void> {
  for (let remainingSeconds = seconds; remainingSeconds > 0; remainingSeconds -= 1) {
    await vi.advanceTimersByTimeAsync(secondMs);
    playback.set({ currentTime: playback.store.get().currentTime + 1 });
  }
}

/** A message of the viewer's laptop. */
export const createLaptopState = (changes: Partial<PlaybackState> = {}): PlaybackState => ({
  userId: 'ann',
  deviceId: 'laptop',
  deviceName: 'Chrome on Windows',
  eventId: 'm1',
  seconds: 2467,
  streamType: 'hd',
  playing: true,
  ...changes,
});
