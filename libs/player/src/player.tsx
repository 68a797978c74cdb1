import { useLocale } from '@touchline/i18n';
import { useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type EnterAdBreak, useAdBreak } from './ads/use-ad-break.tsx';
import { PlayerContext, type PlayerLink } from './controls/player-context.ts';
import { useStreams } from './controls/use-streams.ts';
import { usePipWindow } from './pip/use-pip-window.tsx';
import { usePreferences } from './preferences/use-preferences.ts';
import { PlayerView } from './player-view/player-view.tsx';
import { createPlayerStore } from './store/player-store.ts';
import { usePlayback } from './store/use-playback.ts';
import { getStops } from './controls/timeline/marker.ts';
import { useMediaLayers } from './controls/timeline/use-media-layers.ts';
import type { PlayerProps } from './player-props.ts';
import type { PlayerRequest } from './store/requests.ts';

/** Sets a media key's handler, if the browser supports the key. */
function setActionHandler(action: MediaSessionAction, handler: (() => void) | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // The browser does not support this action.
  }
}

/**
 * Steps between key moments by the media keys for the previous and next track, on a headset, keyboard or lock screen.
 */
function useMediaSessionSteps(hasMoments: boolean, request: (request: PlayerRequest) => void): void {
  useEffect(() => {
    if (!hasMoments || !('mediaSession' in navigator)) return undefined;
    setActionHandler('previoustrack', () => request({ type: 'seekToMarker', direction: -1 }));
    setActionHandler('nexttrack', () => request({ type: 'seekToMarker', direction: 1 }));
    return () => {
      setActionHandler('previoustrack', null);
      setActionHandler('nexttrack', null);
    };
  }, [hasMoments, request]);
}

/**
 * The player of the event page. It renders a 16:9 player area with the poster on the server, and downloads the engine
 * when the viewer plays, or at once with `autoPlay`. Its `key` must be the event's id.
 */
export function Player(props: PlayerProps) {
  const { address, kind, streams, timelineStart, spoilerFree = false, watchedTo = 0, ref } = props;
  // With `autoPlay`, the large play button never appears.
  const [store] = useState(() => props.kept?.store ?? createPlayerStore(props.autoPlay ? { phase: 'loading' } : {}));
  const { stream, choose, hasSpareCamera, lostCamera } = useStreams(store, streams, props.stream ?? props.kept?.stream);
  const { clock } = useLocale();
  const { preferences, savePreferences } = usePreferences();
  const playerArea = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  const isFullscreen = useSyncExternalStore(
    store.subscribe,
    () => store.get().fullscreen,
    () => false,
  );
  const enterAdBreakRef = useRef<EnterAdBreak>(null);
  const adBreak = useAdBreak(props.ads, enterAdBreakRef);
  const isCovered = adBreak.cover !== undefined;
  const layers = useMediaLayers({ store, timelineStart, spoilerFree, watchedTo });
  const { playback, mark } = usePlayback({
    props,
    store,
    stream,
    address: streams?.[stream] ?? address,
    hasSpareCamera,
    now: clock.read,
    layers,
    elements: { playerArea, picture, captions },
    onBegin: adBreak.onBegin,
    enterAdBreakRef,
    isCovered,
  });

  const toggleBrowserPip = useCallback(() => playback.current?.request({ type: 'togglePip' }), [playback]);
  const pip = usePipWindow({
    store,
    picture,
    captions,
    title: props.title ?? '',
    captionStyle: preferences.captionLook,
    hasShortcuts: preferences.shortcuts,
    scoreBug: props.scoreBug,
    onRefused: toggleBrowserPip,
  });

  const { handleRequest } = adBreak;
  const { handleRequest: handlePipRequest } = pip;
  const link = useMemo<PlayerLink>(
    () => ({
      store,
      spoilerFree,
      timelineStart,
      panoramic: stream === 'pano',
      request: (request) => {
        if (!handleRequest(request) && !handlePipRequest(request)) playback.current?.request(request);
      },
      thumbnail: (time) => playback.current?.thumbnail(time) ?? Promise.resolve(null),
      receipt: () => playback.current?.receipt() ?? null,
    }),
    [store, spoilerFree, timelineStart, stream, playback, handleRequest, handlePipRequest],
  );
  useMediaSessionSteps(getStops(layers).length > 0, link.request);
  useImperativeHandle(ref, () => ({ request: link.request, state: store.get, isCovered: () => isCovered }), [
    link,
    store,
    isCovered,
  ]);

  return (
    <PlayerContext value={link}>
      <PlayerView
        stageRef={playerArea}
        pictureRef={picture}
        captionsRef={captions}
        title={props.title}
        poster={props.poster}
        live={kind === 'live' || kind === 'channel'}
        layers={layers}
        preferences={preferences}
        onPreference={savePreferences}
        onMark={mark}
        streams={streams?.hd === undefined ? undefined : { value: stream, onChange: choose, lostCamera }}
        panoramic={stream === 'pano'}
        scoreBug={isFullscreen ? props.scoreBug : undefined}
        endCard={props.endCard}
        overlay={props.overlay}
        cover={adBreak.cover}
        away={pip.pipPlaceholder}
      />
      {pip.view}
    </PlayerContext>
  );
}
