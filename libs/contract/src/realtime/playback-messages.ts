import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventId, userId } from '../wire/id-schemas.ts';
import { createChoice, booleanFlag, id, number } from '../wire/values.ts';
import { defineMessage, type MessagePayload } from './socket-message.ts';

/** A device's name from browser and system. */
const maxNameCharacters = 100;
/** A day: no recording or broadcast is longer. */
const maxPositionSeconds = 86_400;

/**
 * Sent, and received from the viewer's other devices (decisions, section 5): the playing event and its position.
 * `seconds` is on the match's timeline, live from its kick-off. A paused state at 0 means that no playback can be
 * continued: the video has ended, or the viewer has signed out.
 */
export const playbackState = defineMessage({
  name: 'playback-state',
  room: 'user',
  payload: z.object({
    userId,
    deviceId: id,
    /** "Chrome on Windows" */
    deviceName: z.nullish(z.string().check(z.minLength(1), z.maxLength(maxNameCharacters))),
    eventId,
    seconds: z.pipe(number, z.number().check(z.gte(0), z.lte(maxPositionSeconds))),
    streamType: createChoice(['hd', 'pano'], 'hd'),
    /** The video plays; false: it is paused. */
    playing: booleanFlag,
  }),
});
export type PlaybackState = MessagePayload<typeof playbackState>;

/** Client and server send it when the viewer continues on another device: the named device stops. */
export const playbackTake = defineMessage({
  name: 'playback-take',
  room: 'user',
  payload: z.object({ userId, deviceId: id }),
});
