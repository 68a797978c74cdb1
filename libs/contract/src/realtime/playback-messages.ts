import '../wire/jitless.ts';
import * as z from 'zod/mini';
import { eventId, userId } from '../wire/id-schemas.ts';
import { createChoice, booleanFlag, id, number } from '../wire/values.ts';
import { defineMessage, type MessagePayload } from './socket-message.ts';

/** The limit of a device's name, such as "Chrome on Windows". */
const maxNameCharacters = 100;
/** One day, longer than any recording or broadcast. */
const maxPositionSeconds = 86_400;

/**
 * A device's playing event and position, which the server sends to the viewer's other devices (decisions, section 5).
 * `seconds` is on the match's timeline, for a live match from its kick-off. Paused at 0 means that other devices have
 * nothing to continue, because the video has ended or the viewer has signed out.
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
    /** The video is playing; false: it is paused. */
    playing: booleanFlag,
  }),
});
export type PlaybackState = MessagePayload<typeof playbackState>;

/** Client and server send this message when the viewer continues on another device. The named device then stops. */
export const playbackTake = defineMessage({
  name: 'playback-take',
  room: 'user',
  payload: z.object({ userId, deviceId: id }),
});
