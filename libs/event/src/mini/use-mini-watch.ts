import { useQuery } from '@tanstack/react-query';
import { useApi } from '@touchline/api-client';
import { eventQuery, type EventView, useEventViews } from '@touchline/content';
import { toPortalError } from '@touchline/contract';
import { useViewer } from '@touchline/feature-kit';
import { useCallback, useEffect, useState } from 'react';
import type { PlayerAreaState } from '../player-area/get-player-area-state.ts';
import { useWatch } from '../watch/use-watch.ts';
import { type MiniVideo, miniStore } from './mini-store.ts';

/** The new address of the selected camera; undefined if the player keeps its address. */
function getCurrentAddress({ playback, live }: MiniVideo, view: EventView, stage: PlayerAreaState): string | undefined {
  // An ended live stream plays to its end; its recording is another video.
  if (stage.kind !== 'player' || stage.live !== live) return undefined;
  return playback.stream === 'pano' ? view.source.pano : stage.address;
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
  const again = useCallback(async () => {
    const { data: found } = await refetch();
    return found && toView(found);
  }, [refetch, toView]);
  const gone = error !== null && toPortalError(error).isMissing;
  const { stage, renewed, resolveAddress, onEnded } = useWatch({ view, gone, refetch: again });

  useEffect(() => playback.answer({ resolveAddress, onEnded }), [playback, resolveAddress, onEnded]);
  const address = getCurrentAddress(video, view, stage);
  useEffect(() => {
    if (address !== undefined) playback.open(address);
  }, [playback, address]);
  useEffect(() => {
    if (renewed > 0) playback.request({ type: 'renew' });
  }, [playback, renewed]);

  const viewer = useViewer();
  const [whose, setWhose] = useState(video.viewer);
  if (whose === undefined && viewer !== undefined) setWhose(viewer && viewer.id);
  const hasLeft = typeof whose === 'string' && viewer !== undefined && viewer?.id !== whose;
  const isOver = stage.kind === 'ended';
  const isShut = hasLeft || !(stage.kind === 'player' || isOver);
  useEffect(() => {
    if (isShut) miniStore.end();
  }, [isShut]);
  return { view, isOver };
}
