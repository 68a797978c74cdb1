import { sessionAtom } from '@touchline/auth-session';
import { joinUserRoom, playbackState, playbackTake } from '@touchline/contract';
import type { StartContext } from '@touchline/feature-kit';
import { rootMarks } from '@touchline/feature-kit/marks';
import type { Realtime } from '@touchline/realtime';
import type { EventOptions } from '../options.ts';
import { hearDevices } from './hear-devices.ts';
import { moves } from './moves.ts';
import { holdOneStream } from './one-stream.ts';
import { forgetOnceItPlays } from './stop-here.ts';
import { tellPlayback, type Told } from './tell-playback.ts';

interface ThisDevice {
  id: string;
  name?: string | undefined;
}

/** Limits of the message: a day in seconds, and 100 characters. */
const longest = 86_400;
const longestName = 100;

/**
 * Exchanges messages with the viewer's other devices in their room.
 * @returns a function that leaves the exchange
 */
function joinDevices(realtime: Realtime, userId: string, { id: deviceId, name }: ThisDevice): () => void {
  const deviceName = name?.slice(0, longestName) || undefined;
  const say = async ({ video, seconds, stream, playing }: Told): Promise<boolean> => {
    const { ok } = await realtime.send(playbackState, {
      userId,
      deviceId,
      deviceName,
      eventId: video,
      seconds: Math.min(longest, Math.max(0, Math.round(seconds))),
      streamType: stream,
      playing,
    });
    return ok === true;
  };
  const telling = tellPlayback(say);
  let wasOnline = realtime.status().state === 'online';
  const ends = [
    telling.stop,
    hearDevices(realtime, deviceId),
    moves.onTake((one) => {
      // This device announces itself first, so that the other device knows its name when it stops.
      void say({ ...one, playing: true });
      void realtime.send(playbackTake, { userId, deviceId: one.device });
    }),
    realtime.onStatus(() => {
      const isOnline = realtime.status().state === 'online';
      if (isOnline && !wasOnline) telling.anew();
      wasOnline = isOnline;
    }),
  ];
  // The server's greeting may have come before the listeners above. Joining again repeats it and has no other effect.
  void realtime.send(joinUserRoom, { userId });
  return () => ends.forEach((end) => end());
}

/**
 * Follows the viewer's playback on their devices (decisions, section 5) while they are signed in. With `one_stream` it
 * also follows the tabs of this browser.
 * @returns a function that ends it
 */
export async function followMoves(
  { realtime, atoms }: Pick<StartContext, 'realtime' | 'atoms'>,
  viewer: string,
  { one_stream: isOne }: EventOptions,
): Promise<() => void> {
  const device = await atoms.get(sessionAtom)?.describeDevice();
  const ends = [forgetOnceItPlays(), moves.clear];
  if (realtime && device) ends.push(joinDevices(realtime, viewer, device));
  if (isOne) ends.push(holdOneStream(`touchline.${rootMarks().site}.stream.${viewer}`));
  return () => ends.forEach((end) => end());
}
