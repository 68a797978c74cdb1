import { playbackState, playbackTake } from '@touchline/contract';
import type { Realtime } from '@touchline/realtime';
import { deviceSync } from './device-sync.ts';
import type { Announce } from './presence.ts';
import { pauseInThisTab } from './pause-in-this-tab.ts';

/**
 * Asks another device to stop when the viewer continues its video here, and pauses here when another device asks.
 * @param announce sends a playback of this device to the others
 * @returns a function that ends it
 */
export function exchangeTakeovers(
  realtime: Realtime,
  userId: string,
  ownDeviceId: string,
  announce: Announce,
): () => void {
  const stopFunctions = [
    deviceSync.onTakeOver((playback) => {
      // This device sends its name first, so that the device that must stop can show it.
      void announce({ ...playback, isPlaying: true });
      void realtime.send(playbackTake, { userId, deviceId: playback.device });
    }),
    realtime.on(playbackTake, ({ deviceId }) => {
      if (deviceId === ownDeviceId) pauseInThisTab('device');
    }),
    // The other device's name may arrive after its request.
    realtime.on(playbackState, ({ deviceId, deviceName, eventId, playing: isPlaying }) => {
      const { stopped } = deviceSync.get();
      if (deviceId === ownDeviceId || !isPlaying || stopped?.video !== eventId) return;
      if (stopped.cause === 'device' && !stopped.name)
        deviceSync.set({ stopped: { ...stopped, name: deviceName ?? undefined } });
    }),
  ];
  return () => stopFunctions.forEach((stop) => stop());
}
