import { playbackState } from '@touchline/contract';
import { describe, expect, it, vi } from 'vitest';
import {
  createLaptopState,
  playVideo,
  resetDevices,
  secondMs,
  startDevice,
  watchVideo,
} from '../../testing/device-scene.ts';
import { miniStore } from '../tab-video/mini-store.ts';
import { kickOff } from '../../testing/wire.ts';
import { findBestOffer, deviceSync } from './device-sync.ts';

resetDevices();

describe('the playback of this tab', () => {
  it('this tab’s playback is sent at its start, at a pause, a play and a seek, and otherwise twice a minute', async () => {
    const { getSentMessages, listReportedMessages } = await startDevice();
    const playback = playVideo({ currentTime: 100 });
    await watchVideo(playback, 3);
    expect(getSentMessages()).toEqual(['m1 100 hd plays']);
    expect(listReportedMessages()[0]?.payload).toMatchObject({
      userId: 'ann',
      deviceId: 'phone',
      deviceName: 'Safari on iOS',
    });
    await watchVideo(playback, 62);
    expect(getSentMessages()).toHaveLength(3);
    playback.set({ paused: true });
    await vi.advanceTimersByTimeAsync(60 * secondMs);
    expect(getSentMessages().slice(3)).toEqual(['m1 165 hd paused']);
    playback.set({ paused: false });
    await vi.advanceTimersByTimeAsync(2 * secondMs);
    for (const currentTime of [500, 600, 700]) playback.set({ currentTime });
    await vi.advanceTimersByTimeAsync(2 * secondMs);
    expect(getSentMessages().slice(4)).toEqual(['m1 165 hd plays', 'm1 700 hd plays']);
  });

  it('this tab’s playback is sent with its end, its last position, and a live match’s time since kick-off', async () => {
    const { getSentMessages } = await startDevice();
    const playback = playVideo({ currentTime: 5000 });
    await watchVideo(playback, 2);
    playback.set({ paused: true, ended: true });
    await vi.advanceTimersByTimeAsync(2 * secondMs);
    expect(getSentMessages()).toEqual(['m1 5000 hd plays', 'm1 0 hd paused']);
    const momentOrigin = kickOff + 600 * secondMs;
    const livePlayback = playVideo({ live: true, duration: Infinity, momentOrigin, currentTime: 20 }, 'live', 'm2');
    await watchVideo(livePlayback, 10);
    miniStore.end();
    await vi.advanceTimersByTimeAsync(5 * secondMs);
    expect(getSentMessages().slice(2)).toEqual(['m2 620 hd plays', 'm2 633 hd paused']);
  });

  it('this tab’s playback is not sent before the first play, for a short video, or during a load or a seek', async () => {
    const { getSentMessages } = await startDevice();
    playVideo({ paused: true });
    await vi.advanceTimersByTimeAsync(5 * secondMs);
    const clip = playVideo({ duration: 59 });
    await watchVideo(clip, 5);
    const loadingPlayback = playVideo({ firstFrame: false });
    await vi.advanceTimersByTimeAsync(5 * secondMs);
    loadingPlayback.set({ firstFrame: true, seeking: true });
    await vi.advanceTimersByTimeAsync(5 * secondMs);
    expect(getSentMessages()).toEqual([]);
  });

  it('this tab’s playback is sent again a few times when the server refuses it, and once more after a lost connection [fault-23]', async () => {
    const { getSentMessages, realtime } = await startDevice();
    realtime.acknowledge({ ok: false, error: 'unauthorized' });
    const playback = playVideo();
    await watchVideo(playback, 25);
    expect(getSentMessages()).toHaveLength(4);
    realtime.acknowledge({ ok: true });
    await watchVideo(playback, 40);
    expect(getSentMessages()).toHaveLength(5);
    realtime.setState('offline');
    await watchVideo(playback, 3);
    realtime.setState('online');
    await watchVideo(playback, 3);
    expect(getSentMessages()).toHaveLength(6);
  });

  it('to a server that does not answer, this tab’s playback is sent at most each half minute, without an error', async () => {
    const { getSentMessages, realtime } = await startDevice();
    realtime.acknowledge({});
    const playback = playVideo();
    await watchVideo(playback, 20);
    const countBefore = getSentMessages().length;
    await watchVideo(playback, 120);
    expect(getSentMessages().length - countBefore).toBeLessThanOrEqual(5);
    expect(playback.calls).toEqual(['show']);
    expect(deviceSync.get()).toEqual(deviceSync.getEmpty());
  });

  it('this tab’s playback is sent with its position when the page closes', async () => {
    const { getSentMessages } = await startDevice();
    await watchVideo(playVideo({ currentTime: 100 }), 10);
    window.dispatchEvent(new Event('pagehide'));
    expect(getSentMessages()).toEqual(['m1 100 hd plays', 'm1 110 hd paused']);
  });
});

describe('the playback of another device', () => {
  it('the viewer’s room is joined again once the listeners exist, because they may have missed the greeting', async () => {
    const { realtime } = await startDevice();
    expect(realtime.getSentMessages()).toEqual([{ name: 'join-user-room', payload: { userId: 'ann' } }]);
  });

  it('another device’s playback is offered at its position until it ends or the device is silent for a minute and a half', async () => {
    const { realtime } = await startDevice();
    realtime.receive(playbackState, createLaptopState());
    expect(findBestOffer(deviceSync.get())).toMatchObject({ video: 'm1', seconds: 2467, name: 'Chrome on Windows' });
    await vi.advanceTimersByTimeAsync(89 * secondMs);
    expect(findBestOffer(deviceSync.get())).toBeDefined();
    await vi.advanceTimersByTimeAsync(secondMs);
    expect(findBestOffer(deviceSync.get())).toBeUndefined();
    realtime.receive(playbackState, createLaptopState());
    realtime.receive(playbackState, createLaptopState({ playing: false, seconds: 0 }));
    expect(findBestOffer(deviceSync.get())).toBeUndefined();
    realtime.receive(playbackState, createLaptopState({ playing: false }));
    await vi.advanceTimersByTimeAsync(599 * secondMs);
    expect(findBestOffer(deviceSync.get())).toMatchObject({ isPlaying: false });
    await vi.advanceTimersByTimeAsync(secondMs);
    expect(deviceSync.get().remotePlaybacks).toEqual([]);
  });

  it('a playing device is offered before a paused device; dismissed devices and other accounts are ignored', async () => {
    const { realtime } = await startDevice();
    for (const foreignState of [createLaptopState({ deviceId: 'phone' }), createLaptopState({ userId: 'bob' })])
      realtime.receive(playbackState, foreignState);
    expect(deviceSync.get().remotePlaybacks).toEqual([]);
    realtime.receive(playbackState, createLaptopState());
    realtime.receive(playbackState, createLaptopState({ deviceId: 'tv', eventId: 'm2', playing: false }));
    const offeredPlayback = findBestOffer(deviceSync.get());
    expect(offeredPlayback?.device).toBe('laptop');
    if (offeredPlayback) deviceSync.dismiss(offeredPlayback);
    expect(findBestOffer(deviceSync.get())?.device).toBe('tv');
    realtime.receive(playbackState, createLaptopState({ eventId: 'm3' }));
    expect(findBestOffer(deviceSync.get())?.video).toBe('m3');
  });

  it.each<[string, Record<string, unknown>]>([
    ['a position beyond any video', { seconds: 1e9 }],
    ['a position that is no number', { seconds: 'soon' }],
    ['an invalid id', { eventId: '../account' }],
    ['an overlong text', { eventId: 'x'.repeat(200_000) }],
  ])('a forged message with %s is ignored [fault-23]', async (_case, messagePart) => {
    const { realtime } = await startDevice();
    realtime.receive(playbackState, { ...createLaptopState(), ...messagePart });
    expect(deviceSync.get().remotePlaybacks).toEqual([]);
  });

  it('the overlong name of another device is dropped, and at most ten devices are stored', async () => {
    const { realtime } = await startDevice();
    realtime.receive(playbackState, { ...createLaptopState(), deviceName: 'N'.repeat(5000) });
    expect(findBestOffer(deviceSync.get())).toMatchObject({ name: undefined, video: 'm1' });
    for (let n = 0; n < 30; n += 1) realtime.receive(playbackState, createLaptopState({ deviceId: `d${n}` }));
    expect(deviceSync.get().remotePlaybacks).toHaveLength(10);
  });

  it('the playback of other devices is deleted when the viewer signs out', async () => {
    const { realtime, stop } = await startDevice();
    realtime.receive(playbackState, createLaptopState());
    stop();
    expect(deviceSync.get()).toEqual(deviceSync.getEmpty());
    realtime.receive(playbackState, createLaptopState());
    expect(deviceSync.get()).toEqual(deviceSync.getEmpty());
  });
});
