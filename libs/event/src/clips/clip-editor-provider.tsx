import { eventSignIn, type EventView } from '@touchline/content';
import type { DrmServers } from '@touchline/player';
import { useIsSlotFilled, useViewer } from '@touchline/feature-kit';
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { PlayerAreaState } from '../player-area/get-player-area-state.ts';
import { type ClipEditor, ClipEditorContext, type Playing } from './clip-editor.ts';
import { type Cut, type Edge, setEdgeAt } from './cut.ts';
import { draftStore } from './draft-store.ts';

interface ClipEditorProviderProps {
  view: EventView;
  stage: PlayerAreaState;
  /** The key servers of the player. */
  drm?: DrmServers | undefined;
  children: ReactNode;
}

/**
 * Only a live or recorded match can be cut.
 * @returns null for other events and while no player is shown
 */
function getPlayingVideo(
  { kind, status, date }: EventView,
  stage: PlayerAreaState,
): Pick<Playing, 'address' | 'timelineStart'> | null {
  if (stage.kind !== 'player' || kind !== 'event' || status === 'channel') return null;
  return { address: stage.address, timelineStart: stage.live ? date : undefined };
}

/** Provides the draft of the match's clip, and the functions by which the page changes it. */
export function ClipEditorProvider({ view, stage, drm, children }: ClipEditorProviderProps) {
  const { id } = view;
  const draft = useSyncExternalStore(
    draftStore.subscribe,
    () => draftStore.get(id),
    () => null,
  );
  const [takesFocus, setTakesFocus] = useState(false);
  // A visitor may cut, and signs in to save. Without a sign-in feature a visitor could never save the clip.
  const canKeep = useIsSlotFilled(eventSignIn);
  const isMember = Boolean(useViewer());
  const found = canKeep || isMember ? getPlayingVideo(view, stage) : null;
  const { address, timelineStart } = found ?? {};

  const open = useCallback(
    (stretch?: Cut, title = '') => {
      setTakesFocus(true);
      draftStore.set({ eventId: id, cut: stretch ?? null, title });
    },
    [id],
  );
  const mark = useCallback(
    (edge: Edge, second: number, there: Cut) => {
      const before = draftStore.get(id);
      if (!before) setTakesFocus(false);
      const cut = setEdgeAt(before?.cut ?? null, edge, second, there);
      draftStore.set({ eventId: id, title: before?.title ?? '', cut });
    },
    [id],
  );
  const change = useCallback<ClipEditor['change']>(
    (part) => {
      const before = draftStore.get(id);
      if (before) draftStore.set({ ...before, ...part });
    },
    [id],
  );
  const close = useCallback(() => draftStore.set(null), []);

  const editor = useMemo<ClipEditor>(
    () => ({
      view,
      playing: address === undefined ? null : { address, timelineStart, drm },
      draft,
      takesFocus,
      open,
      mark,
      change,
      close,
    }),
    [view, address, timelineStart, drm, draft, takesFocus, open, mark, change, close],
  );
  return <ClipEditorContext value={editor}>{children}</ClipEditorContext>;
}
