import { joinUserRoom } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { deviceSync } from './device-sync.ts';
import { sharePresence, type ThisDevice } from './presence.ts';
import { clearPauseReasonOnPlay } from './pause-in-this-tab.ts';
import { exchangeTakeovers } from './takeover.ts';

/**
 * Syncs playback with the viewer's other devices until sign-out (decisions, section 5).
 * @returns a function that ends it
 */
export function syncDevices(
  { realtime }: Pick<StartContext, 'realtime'>,
  viewer: string,
  device: ThisDevice | undefined,
): () => void {
  const stopFunctions = [clearPauseReasonOnPlay(), deviceSync.clear];
  if (realtime && device) {
    const { announce, stop } = sharePresence(realtime, viewer, device);
    stopFunctions.push(stop, exchangeTakeovers(realtime, viewer, device.id, announce));
    // The server's greeting may have arrived before the listeners above existed. Joining again repeats the greeting
    // and has no other effect.
    void realtime.send(joinUserRoom, { userId: viewer });
  }
  return () => stopFunctions.forEach((stop) => stop());
}
