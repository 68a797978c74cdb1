import type { EventView } from '@touchline/content';
import { useLocale } from '@touchline/i18n';
import type { PlayerHandle, StreamKind } from '@touchline/player';
import { usePlayerRemote, useRemoteState } from '@touchline/player/remote';
import { type RefObject, useEffect, useRef } from 'react';
import {
  type RemotePlayback,
  deviceSync,
  getCurrentSeconds,
  useDeviceSync,
} from '../../state/cross-device/device-sync.ts';
import { startSingleStream } from '../../state/cross-device/single-stream.ts';
import { PictureNotice } from './picture-notice.tsx';
import { continueFrom, type TabVideo, tabVideo } from '../../state/tab-video/tab-video.ts';

export interface DeviceSyncControlsProps {
  view: EventView;
  isLive: boolean;
  player: RefObject<PlayerHandle | null>;
  /** True if only one tab of the browser may play. */
  isSingleStream?: boolean | undefined;
  /** Selects another camera. */
  onStream: (stream: StreamKind) => void;
}

/**
 * The notice over the video: either the video is paused here and plays on another device, or it has moved there or to
 * another tab. The component also publishes the page's video to the rest of the tab.
 */
export function DeviceSyncControls({
  view,
  isLive,
  player,
  isSingleStream = false,
  onStream,
}: DeviceSyncControlsProps) {
  const remote = usePlayerRemote();
  const { clock } = useLocale();
  const ownVideoRef = useRef<TabVideo>(null);
  /** Cancels a seek that waits until the stream is loaded. */
  const cancelSeekRef = useRef<() => void>(undefined);
  const { id } = view;
  const kickOff = isLive ? view.date : undefined;
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
    ownVideoRef.current = video;
    const removeVideo = tabVideo.setVideo(video);
    return () => {
      cancelSeekRef.current?.();
      removeVideo();
    };
  }, [id, kickOff, player, remote]);

  useEffect(() => {
    if (isSingleStream) startSingleStream();
  }, [isSingleStream]);

  const isPausedHere = useRemoteState((state) => state?.status === 'paused');
  const stoppedPlayback = useDeviceSync((deviceSyncState) =>
    deviceSyncState.stopped?.video === view.id ? deviceSyncState.stopped : null,
  );
  const remotePlayback = useDeviceSync((deviceSyncState) =>
    deviceSyncState.remotePlaybacks.findLast((playback) => playback.video === view.id && playback.isPlaying),
  );
  const isDismissed = useDeviceSync(
    (deviceSyncState) => remotePlayback !== undefined && deviceSync.isDismissed(deviceSyncState, remotePlayback),
  );

  function continueHere(playback: RemotePlayback | undefined): void {
    if (!ownVideoRef.current) return;
    if (!playback) return ownVideoRef.current.request({ type: 'play' });
    deviceSync.takeOver(playback);
    cancelSeekRef.current?.();
    cancelSeekRef.current = continueFrom(ownVideoRef.current, getCurrentSeconds(playback, view, clock.read()));
    onStream(playback.stream);
  }

  if (!stoppedPlayback && (!remotePlayback || isDismissed || !isPausedHere)) return null;
  return (
    <PictureNotice
      key={stoppedPlayback ? 'stopped' : remotePlayback?.device}
      stoppedPlayback={stoppedPlayback}
      remotePlayback={remotePlayback}
      view={view}
      onContinue={() => continueHere(stoppedPlayback?.cause === 'tab' ? undefined : remotePlayback)}
      onDismiss={() => {
        if (stoppedPlayback) deviceSync.set({ stopped: null });
        if (remotePlayback) deviceSync.dismiss(remotePlayback);
      }}
    />
  );
}
