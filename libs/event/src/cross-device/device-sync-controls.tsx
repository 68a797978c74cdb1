import type { EventView } from '@touchline/content';
import { useLocale } from '@touchline/i18n';
import type { PlayerHandle, StreamKind } from '@touchline/player';
import { usePlayerRemote } from '@touchline/player/remote';
import { type RefObject, useEffect, useRef } from 'react';
import { type RemotePlayback, deviceSync } from './device-sync.ts';
import { PictureNotice } from './picture-notice.tsx';
import { getPlace } from './get-place.ts';
import { useDeviceSync } from './use-device-sync.ts';
import { continueFrom, type TabVideo, tabVideo } from './tab-video.ts';

export interface MovingProps {
  view: EventView;
  live: boolean;
  player: RefObject<PlayerHandle | null>;
  /** Selects another camera. */
  onStream: (stream: StreamKind) => void;
}

/**
 * The notice over the video: it plays on another device and can continue here, or it has moved there. Only for a
 * signed-in viewer. It also publishes the page's video to the rest of the tab.
 */
export function DeviceSyncControls({ view, live, player, onStream }: MovingProps) {
  const remote = usePlayerRemote();
  const { clock } = useLocale();
  const here = useRef<TabVideo>(null);
  /** Cancels a continuation that waits until the stream is loaded. */
  const stopWaiting = useRef<() => void>(undefined);
  const { id } = view;
  const kickOff = live ? view.date : undefined;
  useEffect(() => {
    const video: TabVideo = {
      video: id,
      kickOff,
      state: () => player.current?.state(),
      stream: () => remote.state.get()?.stream ?? 'hd',
      isCovered: () => player.current?.isCovered() ?? false,
      request: (request) => player.current?.request(request),
      subscribe: remote.state.subscribe,
    };
    here.current = video;
    const leave = tabVideo.enter(video);
    return () => {
      stopWaiting.current?.();
      leave();
    };
  }, [id, kickOff, player, remote]);

  const stopped = useDeviceSync((known) => (known.stopped?.video === view.id ? known.stopped : null));
  const elsewhere = useDeviceSync((known) => known.elsewhere.findLast((one) => one.video === view.id && one.playing));
  const isDismissed = useDeviceSync((known) => elsewhere !== undefined && deviceSync.isDismissed(known, elsewhere));

  function goOnHere(one: RemotePlayback | undefined): void {
    if (!here.current) return;
    if (!one) return here.current.request({ type: 'play' });
    deviceSync.take(one);
    stopWaiting.current?.();
    stopWaiting.current = continueFrom(here.current, getPlace(one, view, clock.read()));
    onStream(one.stream);
  }

  if (!stopped && (!elsewhere || isDismissed)) return null;
  return (
    <PictureNotice
      key={stopped ? 'stopped' : elsewhere?.device}
      stopped={stopped}
      elsewhere={elsewhere}
      view={view}
      onGoOn={() => goOnHere(stopped?.by === 'tab' ? undefined : elsewhere)}
      onDismiss={() => {
        if (stopped) deviceSync.set({ stopped: null });
        if (elsewhere) deviceSync.dismiss(elsewhere);
      }}
    />
  );
}
