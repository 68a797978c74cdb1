import { useApi } from '@touchline/api-client';
import { createClipMutation, type ClipVariables, type EventView, useEventViews } from '@touchline/content';
import { unsaidId } from '@touchline/contract';
import { useErrorText, useNotify, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from '../../state/draft-store.ts';

/** A saved clip; its id is undefined until the server's response. */
export interface SavedClipInfo {
  title: string;
  id?: string;
  /** The address of the clip's picture, if the backend has one. */
  image?: string | undefined;
}

export interface ClipSaving {
  savedClip: SavedClipInfo | null;
  /** The message of the last failure. */
  problem: string | undefined;
  save: (variables: Omit<ClipVariables, 'id'>) => void;
  clearSavedClip: () => void;
}

/** Saves a clip. It counts as saved at once; after a failure it is a draft again. */
export function useClipSaving({ matchId }: EventView): ClipSaving {
  const api = useApi();
  const viewer = useViewer();
  const write = useWrite();
  const text = useText('event');
  const toView = useEventViews();
  const notify = useNotify();
  const errorText = useErrorText();
  const telemetry = useTelemetry();
  const [savedClip, setSavedClip] = useState<SavedClipInfo | null>(null);
  const [problem, setProblem] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function saveClip(variables: Omit<ClipVariables, 'id'>): Promise<void> {
    if (!viewer) return;
    setSavedClip({ title: variables.title });
    setProblem(undefined);
    const clipOutcome = await write(createClipMutation(api, viewer.id), { id: matchId, ...variables });
    if (clipOutcome.kind === 'written') {
      // The saved clip is no longer a draft; an open editor stays open and shows the result.
      if (draftStore.get(matchId)) draftStore.set({ eventId: matchId, cut: null, title: '' });
      const { id } = clipOutcome.answer;
      const { image } = toView(clipOutcome.answer);
      setSavedClip({ title: variables.title, image, ...(id !== unsaidId && { id }) });
      telemetry.event('clip_created', { event_id: matchId, duration: Math.round(variables.end - variables.start) });
      if (!isShown.current) notify('success', text('clips.saved', { title: variables.title }));
    } else if (clipOutcome.kind === 'failed') {
      const reason = errorText(clipOutcome.error);
      setSavedClip(null);
      setProblem(reason);
      if (isShown.current) return;
      const { title, start, end } = variables;
      draftStore.set({ eventId: matchId, cut: { start, end }, title });
      notify('danger', text('clips.failed', { reason }));
    }
  }

  return {
    savedClip,
    problem,
    save: (variables) => void saveClip(variables),
    clearSavedClip: () => setSavedClip(null),
  };
}
