import { eventSignIn, type EventView } from '@touchline/content';
import type { DrmServers } from '@touchline/player';
import { useIsSlotFilled, useViewer } from '@touchline/feature-kit';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { PlayerAreaState } from '../../state/watch/get-player-area-state.ts';
import { type ClipEditor, ClipEditorContext, type PlayingVideo } from './clip-editor.ts';
import { type Cut, type Edge, setEdgeAt } from './cut.ts';
import { draftStore } from '../../state/draft-store.ts';

interface ClipEditorProviderProps {
  view: EventView;
  playerArea: PlayerAreaState;
  /** The key servers of the player. */
  drm?: DrmServers | undefined;
  children: ReactNode;
}

/**
 * Returns the video in the player if it can be cut: a live or recorded match.
 * @returns null for other events and while no player is shown
 */
function getPlayingVideo(
  { kind, status, date }: EventView,
  playerArea: PlayerAreaState,
): Pick<PlayingVideo, 'address' | 'timelineStart'> | null {
  if (playerArea.kind !== 'player' || kind !== 'event' || status === 'channel') return null;
  return { address: playerArea.address, timelineStart: playerArea.isLive ? date : undefined };
}

/** Provides the draft of the match's clip, and the functions by which the page changes it. */
export function ClipEditorProvider({ view, playerArea, drm, children }: ClipEditorProviderProps) {
  const { id } = view;
  const draft = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.get(id),
    () => null,
  );
  const [shouldFocus, setShouldFocus] = useState(false);
  // A visitor may cut, and signs in to save. Without a sign-in feature a visitor could never save the clip.
  const canSignIn = useIsSlotFilled(eventSignIn);
  const isMember = Boolean(useViewer());
  const playingVideo = canSignIn || isMember ? getPlayingVideo(view, playerArea) : null;
  const { address, timelineStart } = playingVideo ?? {};

  const openPanel = useCallback(
    (clipRange?: Cut, title = '') => {
      setShouldFocus(true);
      draftStore.set({ eventId: id, cut: clipRange ?? null, title });
    },
    [id],
  );
  const markEdge = useCallback(
    (edge: Edge, second: number, cuttableRange: Cut) => {
      const previousDraft = draftStore.get(id);
      if (!previousDraft) setShouldFocus(false);
      const cut = setEdgeAt(previousDraft?.cut ?? null, edge, second, cuttableRange);
      draftStore.set({ eventId: id, title: previousDraft?.title ?? '', cut });
    },
    [id],
  );
  const change = useCallback<ClipEditor['change']>(
    (changes) => {
      const previousDraft = draftStore.get(id);
      if (previousDraft) draftStore.set({ ...previousDraft, ...changes });
    },
    [id],
  );
  const close = useCallback(() => draftStore.set(null), []);

  const editor = useMemo<ClipEditor>(
    () => ({
      view,
      playing: address === undefined ? null : { address, timelineStart, drm },
      draft,
      shouldFocus,
      openPanel,
      markEdge,
      change,
      close,
    }),
    [view, address, timelineStart, drm, draft, shouldFocus, openPanel, markEdge, change, close],
  );
  return <ClipEditorContext value={editor}>{children}</ClipEditorContext>;
}
