import { useApi } from '@touchline/api-client';
import { createClipMutation, type ClipVariables, type EventView } from '@touchline/content';
import { useErrorText, useNotify, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from './draft-store.ts';

/** A saved clip; its id is undefined until the server's response. */
export interface SavedClipInfo {
  title: string;
  id?: string;
}

export interface ClipSaving {
  made: SavedClipInfo | null;
  /** The message of the last failure. */
  problem: string | undefined;
  save: (wish: Omit<ClipVariables, 'id'>) => void;
  forget: () => void;
}

/** Saves a clip. It counts as saved at once; after a failure it is a draft again. */
export function useClipSaving({ matchId }: EventView): ClipSaving {
  const api = useApi();
  const viewer = useViewer();
  const write = useWrite();
  const text = useText('event');
  const notify = useNotify();
  const errorText = useErrorText();
  const telemetry = useTelemetry();
  const [made, setMade] = useState<SavedClipInfo | null>(null);
  const [problem, setProblem] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function save(wish: Omit<ClipVariables, 'id'>): Promise<void> {
    if (!viewer) return;
    setMade({ title: wish.title });
    setProblem(undefined);
    const written = await write(createClipMutation(api, viewer.id), { id: matchId, ...wish });
    if (written.kind === 'written') {
      // The saved clip is no longer a draft; an open editor stays open and shows the result.
      if (draftStore.get(matchId)) draftStore.set({ eventId: matchId, cut: null, title: '' });
      setMade({ title: wish.title, id: written.answer.id });
      telemetry.event('clip_created', { event_id: matchId, duration: Math.round(wish.end - wish.start) });
      if (!isShown.current) notify('success', text('clips.saved', { title: wish.title }));
    } else if (written.kind === 'failed') {
      const reason = errorText(written.error);
      setMade(null);
      setProblem(reason);
      if (isShown.current) return;
      const { title, start, end } = wish;
      draftStore.set({ eventId: matchId, cut: { start, end }, title });
      notify('danger', text('clips.failed', { reason }));
    }
  }

  return { made, problem, save: (wish) => void save(wish), forget: () => setMade(null) };
}
