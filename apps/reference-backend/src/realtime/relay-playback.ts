import { playbackState, playbackTake, type MessagePayload, type SocketMessage } from '@touchline/contract';
import { AttemptLimit } from '../accounts/attempt-limit.ts';
import type { EndedSessions } from '../accounts/index.ts';
import type { Viewer } from '../http/viewer.ts';
import { KnownPlayback } from './known-playback.ts';

/** What one session may say in a minute: it speaks once a second at most, while somebody looks for a place. */
const mostPerMinute = 90;

/** A viewer's socket, as far as the relay needs it. */
export interface PlaybackPeer {
  viewer: Viewer | undefined;
  /** Whether it is in its viewer's room: nobody else hears, and nobody else is heard. */
  isInRoom: () => boolean;
  /** Tells the viewer's other sockets. */
  tellOthers: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
  tell: <Message extends SocketMessage>(message: Message, payload: MessagePayload<Message>) => void;
}

type Refused = 'unauthorized' | 'too_many_requests';

/**
 * Playback that moves from device to device (decisions, section 5). Whose room it is, and which device speaks, the session says; what a message claims
 * of them is refused or replaced.
 */
export interface PlaybackRelay {
  /** @returns why it is refused; undefined where it was told */
  state(peer: PlaybackPeer, payload: MessagePayload<typeof playbackState>): Refused | undefined;
  take(peer: PlaybackPeer, payload: MessagePayload<typeof playbackTake>): Refused | undefined;
  /** A socket has come into its viewer's room: it hears what plays elsewhere. */
  joined(peer: PlaybackPeer): void;
  /** @returns what is left to tell */
  ended(ended: EndedSessions): MessagePayload<typeof playbackState>[];
}

export function createPlaybackRelay(now: () => number = Date.now): PlaybackRelay {
  const known = new KnownPlayback(now);
  const limit = new AttemptLimit(mostPerMinute, now);

  function refusalOf({ viewer, isInRoom }: PlaybackPeer, userId: string): Refused | undefined {
    if (!viewer || viewer.userId !== userId || !isInRoom()) return 'unauthorized';
    return limit.take(viewer.sessionId) > 0 ? 'too_many_requests' : undefined;
  }

  return {
    state(peer, payload) {
      const refused = refusalOf(peer, payload.userId);
      if (refused || !peer.viewer) return refused;
      const state = { ...payload, deviceId: peer.viewer.deviceId ?? payload.deviceId };
      known.note(peer.viewer, state);
      peer.tellOthers(playbackState, state);
      return undefined;
    },
    take(peer, payload) {
      const refused = refusalOf(peer, payload.userId);
      if (!refused) peer.tellOthers(playbackTake, payload);
      return refused;
    },
    joined(peer) {
      if (!peer.viewer) return;
      for (const state of known.of(peer.viewer.userId, peer.viewer.deviceId)) peer.tell(playbackState, state);
    },
    ended: (ended) => known.end(ended),
  };
}
