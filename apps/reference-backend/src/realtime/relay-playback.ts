import { playbackState, playbackTake, type MessagePayload, type SocketMessage } from '@touchline/contract';
import { AttemptLimit } from '../accounts/attempt-limit.ts';
import type { EndedSessions } from '../accounts/index.ts';
import type { Viewer } from '../http/viewer.ts';
import { KnownPlayback } from './known-playback.ts';

/** The limit per session. A device sends at most one message a second, while its viewer seeks. */
const maxMessagesPerMinute = 90;

/** The parts of a viewer's socket that the relay uses. */
export interface PlaybackPeer {
  viewer: Viewer | undefined;
  /** Whether the socket has joined its viewer's room. Other sockets send and receive no playback. */
  isInRoom: () => boolean;
  /** Sends to the viewer's other sockets. */
  sendToOthers: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
  send: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
}

type Refused = 'unauthorized' | 'too_many_requests';

/**
 * Relays playback between a viewer's devices (decisions, section 5). Viewer and device come from the session. A message
 * that names another viewer is refused; in a message that names another device, the session's device replaces it.
 */
export interface PlaybackRelay {
  /** Relays a report. @returns the reason of a refusal; undefined if it was relayed */
  state(peer: PlaybackPeer, payload: MessagePayload<typeof playbackState>): Refused | undefined;
  takeOver(peer: PlaybackPeer, payload: MessagePayload<typeof playbackTake>): Refused | undefined;
  /** Sends the playback of other devices to a socket that joins its viewer's room. */
  onJoin(peer: PlaybackPeer): void;
  /** Deletes the playback of ended sessions. @returns the messages to send */
  endSessions(endedSessions: EndedSessions): MessagePayload<typeof playbackState>[];
}

export function createPlaybackRelay(now: () => number = Date.now): PlaybackRelay {
  const knownPlayback = new KnownPlayback(now);
  const limit = new AttemptLimit(maxMessagesPerMinute, now);

  function getRefusal({ viewer, isInRoom }: PlaybackPeer, userId: string): Refused | undefined {
    if (!viewer || viewer.userId !== userId || !isInRoom()) return 'unauthorized';
    return limit.take(viewer.sessionId) > 0 ? 'too_many_requests' : undefined;
  }

  return {
    state(peer, payload) {
      const refusal = getRefusal(peer, payload.userId);
      if (refusal || !peer.viewer) return refusal;
      const state = { ...payload, deviceId: peer.viewer.deviceId ?? payload.deviceId };
      knownPlayback.record(peer.viewer, state);
      peer.sendToOthers(playbackState, state);
      return undefined;
    },
    takeOver(peer, payload) {
      const refusal = getRefusal(peer, payload.userId);
      if (!refusal) peer.sendToOthers(playbackTake, payload);
      return refusal;
    },
    onJoin(peer) {
      if (!peer.viewer) return;
      for (const state of knownPlayback.find(peer.viewer.userId, peer.viewer.deviceId)) peer.send(playbackState, state);
    },
    endSessions: (endedSessions) => knownPlayback.end(endedSessions),
  };
}
