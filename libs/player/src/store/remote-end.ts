import type { EnterAdBreak } from '../ads/use-ad-break.tsx';
import type { StreamKind } from '../controls/stream-switch.tsx';
import type { Attachment, PlayerRemote, RemoteEvent, RemotePlayer } from '../remote/remote.ts';
import { toRemoteState } from '../remote/to-remote-state.ts';
import type { Playback } from './playback.ts';
import type { PlayerStore } from './player-store.ts';

interface RemoteEndParts {
  remote: PlayerRemote;
  playback: Playback;
  store: PlayerStore;
  playerArea: () => HTMLElement;
  /** The zero of match time, in media seconds. */
  origin: () => number;
  /** The camera that is shown. */
  stream: () => StreamKind;
  /** Whether the page set a start. */
  hasStart: () => boolean;
}

/** The player's connection to the page's remote. */
export interface RemoteEnd {
  publish(): void;
  emit(event: RemoteEvent): void;
  /** Passes the remote to another video, such as an ad, until that video returns it. */
  enterAdBreak: EnterAdBreak;
  /** The playback is detached from its page. The remote can still pause the playback, but has no state of it. */
  suspend(): void;
  resume(): void;
  detach(): void;
}

const doNothing = (): void => undefined;

/** Connects a playback to the page's remote. */
export function createRemoteEnd({
  remote,
  playback,
  store,
  playerArea,
  origin,
  stream,
  hasStart,
}: RemoteEndParts): RemoteEnd {
  let isHeld = false;
  let adAttachment: Attachment | null = null;
  let isSuspended = false;
  const remotePlayer: RemotePlayer = {
    seek: (position) => playback.request({ type: 'seek', time: position + origin() }),
    play: () => playback.request({ type: 'play' }),
    thumbnail: (position) => playback.thumbnail(position + origin()),
    reveal: () => playerArea().scrollIntoView({ block: 'nearest' }),
    hold() {
      isHeld = true;
      playback.hold();
    },
    release() {
      isHeld = false;
      playback.release();
    },
  };
  let ownAttachment = remote.attach(remotePlayer);

  function publish(): void {
    if (isSuspended) return;
    const previous = remote.state.get();
    ownAttachment.publish(toRemoteState({ state: store.get(), origin: origin(), stream: stream(), previous }));
  }

  function resumeAfterAdBreak({ isToPlay }: { isToPlay: boolean }): void {
    if (!adAttachment) return;
    adAttachment.detach();
    adAttachment = null;
    ownAttachment = remote.attach(remotePlayer);
    // The live edge has moved during the ads, and a viewer of a live stream expects to be there.
    const { live, seekRange } = store.get();
    if (live && !hasStart()) playback.request({ type: 'seek', time: seekRange.end });
    if (!isToPlay) playback.request({ type: 'pause' });
    if (!isHeld) playback.release();
    publish();
  }

  return {
    publish,
    emit: (event) => ownAttachment.emit(event),
    enterAdBreak(adPlayer) {
      isHeld = false;
      playback.hold();
      adAttachment = remote.attach({ ...remotePlayer, ...adPlayer });
      return resumeAfterAdBreak;
    },
    suspend() {
      isSuspended = true;
      ownAttachment.detach();
      ownAttachment = remote.attach({
        ...remotePlayer,
        seek: doNothing,
        play: doNothing,
        reveal: doNothing,
        thumbnail: () => Promise.resolve(null),
      });
    },
    resume() {
      isSuspended = false;
      ownAttachment.detach();
      ownAttachment = remote.attach(remotePlayer);
      publish();
    },
    detach() {
      adAttachment?.detach();
      ownAttachment.detach();
    },
  };
}
