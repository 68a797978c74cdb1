import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventQuery, type EventView, useEventViews } from '@touchline/content';
import { toPortalError } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { useCallback, useEffect, useState } from 'react';
import type { PlayerAreaState } from '../../state/watch/get-player-area-state.ts';
import { useWatch } from '../../state/watch/use-watch.ts';
import { type MiniVideo, miniStore } from '../../state/tab-video/mini-store.ts';

/** The new address of the selected camera; undefined if the player keeps its address. */
function getCurrentStreamUrl(
  { playback, isLive }: MiniVideo,
  view: EventView,
  playerArea: PlayerAreaState,
): string | undefined {
  // An ended live stream plays to its end; its recording is another video.
  if (playerArea.kind !== 'player' || playerArea.isLive !== isLive) return undefined;
  return playback.stream === 'pano' ? view.source.pano : playerArea.address;
}

/**
 * Follows a video in the mini player: its room, its address, its end and the viewer's access. The video ends when the
 * viewer loses access, signs out, or another viewer signs in.
 */
export function useMiniWatch(video: MiniVideo): { view: EventView; isOver: boolean } {
  const { playback } = video;
  const toView = useEventViews();
  const { data, error, refetch } = useQuery(eventQuery(useApi(), video.view.id, { mediaType: video.view.kind }));
  const view = data ? toView(data) : video.view;
  const refetchEvent = useCallback(async () => {
    const { data: freshEvent } = await refetch();
    return freshEvent && toView(freshEvent);
  }, [refetch, toView]);
  const isEventMissing = error !== null && toPortalError(error).isMissing;
  const { playerArea, renewalCount, resolveAddress, onEnded } = useWatch({
    view,
    isGone: isEventMissing,
    refetch: refetchEvent,
  });

  useEffect(() => playback.answer({ resolveAddress, onEnded }), [playback, resolveAddress, onEnded]);
  const address = getCurrentStreamUrl(video, view, playerArea);
  useEffect(() => {
    if (address !== undefined) playback.open(address);
  }, [playback, address]);
  useEffect(() => {
    if (renewalCount > 0) playback.request({ type: 'renew' });
  }, [playback, renewalCount]);

  const viewer = useViewer();
  const [videoViewer, setVideoViewer] = useState(video.viewer);
  if (videoViewer === undefined && viewer !== undefined) setVideoViewer(viewer && viewer.id);
  const hasViewerChanged = typeof videoViewer === 'string' && viewer !== undefined && viewer?.id !== videoViewer;
  const isOver = playerArea.kind === 'ended';
  const shouldEnd = hasViewerChanged || !(playerArea.kind === 'player' || isOver);
  useEffect(() => {
    if (shouldEnd) miniStore.end();
  }, [shouldEnd]);
  return { view, isOver };
}
