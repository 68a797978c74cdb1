import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { readPreferences } from '../preferences/preferences.ts';
import type { PlayerProps } from '../player-props.ts';
import { usePlayerRemote } from '../remote/use-remote.tsx';
import { detachPlayback } from './detached-playback.ts';
import type { Playback } from './playback.ts';
import type { RemoteEnd } from './remote-end.ts';
import { createPlayerInstance, type PlaybackInput, type PlayerInstance } from './player-instance.ts';
import type { MarkerEvent } from '../keyboard/shortcuts.ts';

export interface UsePlaybackResult {
  /** null until the player area is in the document. */
  playback: RefObject<Playback | null>;
  /** Notifies the listeners of the page's remote that the viewer has set a clip's start or end, or marked a moment. */
  mark: (markerEvent: MarkerEvent) => void;
}

interface PlayerInput extends PlaybackInput {
  props: PlayerProps;
}

/** Detaches the playback if the page allows it, but never during an ad. @returns whether it is detached */
function detachIfAllowed(instance: PlayerInstance, { props, isCovered }: PlayerInput): boolean {
  const { firstFrame, paused, ended, problem } = instance.store.get();
  if (!props.onLeave || isCovered || !firstFrame || paused || ended || problem) return false;
  return readPreferences().mini && props.onLeave(() => detachPlayback(instance));
}

/** Puts a screen in the player area, plays the current address on it, and connects it to the page's remote. */
export function usePlayback(input: PlayerInput): UsePlaybackResult {
  const { address, stream, store, elements, enterAdBreakRef } = input;
  const remote = usePlayerRemote();
  const playback = useRef<Playback>(null);
  const remoteEndRef = useRef<RemoteEnd>(null);
  const latestInput = useRef(input);
  useLayoutEffect(() => {
    latestInput.current = input;
  });

  const openedPlaybackRef = useRef<Playback>(null);
  // Runs before the browser paints, so that a preloaded stream shows its first frame with the page.
  useLayoutEffect(() => {
    const { playerArea, picture, captions } = elements;
    if (!playerArea.current || !picture.current || !captions.current) return;
    const getInput = (): PlaybackInput => latestInput.current;
    const detachedInstance = latestInput.current.props.kept?.take();
    const playerInstance = detachedInstance ?? createPlayerInstance(store, remote, playerArea.current, getInput);
    playerInstance.attachTo(playerArea.current, getInput);
    // A detached playback already has its stream, so this effect does not open the stream again.
    if (detachedInstance) openedPlaybackRef.current = detachedInstance.playback;
    picture.current.append(playerInstance.screen.video);
    captions.current.append(playerInstance.screen.captions);
    playback.current = playerInstance.playback;
    remoteEndRef.current = playerInstance.remoteEnd;
    enterAdBreakRef.current = playerInstance.remoteEnd.enterAdBreak;
    return () => {
      enterAdBreakRef.current = null;
      remoteEndRef.current = null;
      playback.current = null;
      if (!detachIfAllowed(playerInstance, latestInput.current)) playerInstance.end();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another store or remote creates a new player: the elements are refs, and the input is read when it is needed
  }, [store, remote]);

  useLayoutEffect(() => remoteEndRef.current?.publish(), [stream]);

  useLayoutEffect(() => {
    const { startAt, timelineStart, autoPlay = false } = latestInput.current.props;
    const isFirstLoad = openedPlaybackRef.current !== playback.current;
    openedPlaybackRef.current = playback.current;
    const start =
      startAt === undefined || timelineStart === undefined ? startAt : new Date(timelineStart + startAt * 1000);
    const shownStream = { stream: latestInput.current.stream };
    playback.current?.open(
      address,
      isFirstLoad
        ? { ...shownStream, autoPlay, startAt: start }
        : { ...shownStream, autoPlay: false, keepPosition: true },
    );
    // Only a change of address loads again, because the other values belong to the first load.
  }, [address]);

  const mark = useCallback((markerEvent: MarkerEvent) => remoteEndRef.current?.emit(markerEvent), []);
  return { playback, mark };
}
