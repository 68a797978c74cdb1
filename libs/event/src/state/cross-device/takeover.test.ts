import { playbackState, playbackTake } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { createLaptopState, playVideo, resetDevices, startDevice, watchVideo } from '../../testing/device-scene.ts';
import { miniStore } from '../tab-video/mini-store.ts';
import { findBestOffer, deviceSync } from './device-sync.ts';

resetDevices();

it('a device that takes over a playback stops the other device, and ignores the last position of that device', async () => {
  const { realtime, getSentMessages } = await startDevice();
  realtime.receive(playbackState, createLaptopState());
  const offeredPlayback = findBestOffer(deviceSync.get());
  if (offeredPlayback) deviceSync.takeOver(offeredPlayback);
  expect(getSentMessages()).toEqual(['m1 2467 hd plays', 'take laptop']);
  expect(deviceSync.get().remotePlaybacks).toEqual([]);
  await watchVideo(playVideo({ currentTime: 2470 }), 2);
  realtime.receive(playbackState, createLaptopState({ playing: false }));
  expect(deviceSync.get().remotePlaybacks).toEqual([]);
});

describe('a device that another device asks to stop', () => {
  it('a device that must stop pauses, and names the device that took over until its own video plays again', async () => {
    const { realtime } = await startDevice();
    const playback = playVideo();
    realtime.receive(playbackTake, { userId: 'ann', deviceId: 'tv' });
    realtime.receive(playbackTake, { userId: 'bob', deviceId: 'phone' });
    expect(playback.calls).toEqual(['show']);
    realtime.receive(playbackState, createLaptopState());
    realtime.receive(playbackTake, { userId: 'ann', deviceId: 'phone' });
    expect(playback.calls).toEqual(['show', 'pause']);
    // The video pauses a moment later.
    playback.set({ currentTime: 96 });
    expect(deviceSync.get().stopped).toEqual({ video: 'm1', cause: 'device', name: 'Chrome on Windows' });
    playback.set({ paused: true });
    expect(deviceSync.get().stopped).not.toBeNull();
    playback.set({ paused: false });
    expect(deviceSync.get().stopped).toBeNull();
  });

  it('a stopped device names the other device once the name is known, and shows no message for a paused video', async () => {
    const { realtime } = await startDevice();
    const playback = playVideo({ paused: true });
    realtime.receive(playbackTake, { userId: 'ann', deviceId: 'phone' });
    expect(deviceSync.get().stopped).toBeNull();
    playback.set({ paused: false });
    realtime.receive(playbackTake, { userId: 'ann', deviceId: 'phone' });
    playback.set({ paused: true });
    expect(deviceSync.get().stopped).toMatchObject({ name: undefined });
    realtime.receive(playbackState, createLaptopState({ eventId: 'm2' }));
    expect(deviceSync.get().stopped).toMatchObject({ name: undefined });
    realtime.receive(playbackState, createLaptopState());
    expect(deviceSync.get().stopped).toMatchObject({ name: 'Chrome on Windows' });
    miniStore.end();
    expect(deviceSync.get().stopped).toBeNull();
  });
});
