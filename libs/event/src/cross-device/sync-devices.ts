import { joinUserRoom, playbackState, playbackTake } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { getDocumentFlags } from '@touchline/feature-kit/marks';
import type { Realtime } from '@touchline/realtime';
import type { EventOptions } from '../options.ts';
import { listenToDevices } from './listen-to-devices.ts';
import { deviceSync } from './device-sync.ts';
import { limitToOneStream } from './one-stream.ts';
import { clearPauseReasonOnPlay } from './pause-in-this-tab.ts';
import { sendPlayback, type PlaybackMessage } from './send-playback.ts';

interface ThisDevice {
  id: string;
  name?: string | undefined;
}

/** Limits of the message: a day in seconds, and 100 characters. */
const maxPositionSeconds = 86_400;
const maxNameCharacters = 100;

/**
 * Exchanges messages with the other devices in the viewer's room.
 * @returns a function that ends it
 */
function exchangeWithDevices(realtime: Realtime, userId: string, { id: deviceId, name }: ThisDevice): () => void {
  const deviceName = name?.slice(0, maxNameCharacters) || undefined;
  const savePlaybackState = async ({ video, seconds, stream, isPlaying }: PlaybackMessage): Promise<boolean> => {
    const { ok } = await realtime.send(playbackState, {
      userId,
      deviceId,
      deviceName,
      eventId: video,
      seconds: Math.min(maxPositionSeconds, Math.max(0, Math.round(seconds))),
      streamType: stream,
      playing: isPlaying,
    });
    return ok === true;
  };
  const playbackSender = sendPlayback(savePlaybackState);
  let wasOnline = realtime.status().state === 'online';
  const stopFunctions = [
    playbackSender.stop,
    listenToDevices(realtime, deviceId),
    deviceSync.onTakeOver((playback) => {
      // This device sends its name first, so that the device that must stop can show it.
      void savePlaybackState({ ...playback, isPlaying: true });
      void realtime.send(playbackTake, { userId, deviceId: playback.device });
    }),
    realtime.onStatus(() => {
      const isOnline = realtime.status().state === 'online';
      if (isOnline && !wasOnline) playbackSender.reset();
      wasOnline = isOnline;
    }),
  ];
  // The server's greeting may have arrived before the listeners above existed. Joining again repeats the greeting and
  // has no other effect.
  void realtime.send(joinUserRoom, { userId });
  return () => stopFunctions.forEach((stop) => stop());
}

/**
 * Syncs playback with the viewer's other devices until sign-out (decisions, section 5). With
 * `one_stream` it also covers the tabs of this browser.
 * @returns a function that ends it
 */
export function syncDevices(
  { realtime }: Pick<StartContext, 'realtime'>,
  viewer: string,
  device: ThisDevice | undefined,
  { one_stream: isOneStream }: EventOptions,
): () => void {
  const stopFunctions = [clearPauseReasonOnPlay(), deviceSync.clear];
  if (realtime && device) stopFunctions.push(exchangeWithDevices(realtime, viewer, device));
  if (isOneStream) stopFunctions.push(limitToOneStream(`touchline.${getDocumentFlags().site}.stream.${viewer}`));
  return () => stopFunctions.forEach((stop) => stop());
}
