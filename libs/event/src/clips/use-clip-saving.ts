import { useApi } from '@touchline/api-client';
import { clipCreation, type ClipWish, type EventView } from '@touchline/content';
import { useErrorText, useNotify, useViewer, useWrite } from '@touchline/feature-kit';
import { useText } from '@touchline/i18n';
import { useTelemetry } from '@touchline/telemetry';
import { useEffect, useRef, useState } from 'react';
import { draftStore } from './draft-store.ts';

/** A clip that was saved; without an id until the server has it. */
export interface Made {
  title: string;
  id?: string;
}

export interface ClipSaving {
  made: Made | null;
  /** Why it could not be saved, in words. */
  problem: string | undefined;
  save: (wish: Omit<ClipWish, 'id'>) => void;
  forget: () => void;
}

/** Saves a clip: it counts as saved at once, and one that fails is a draft again. */
export function useClipSaving({ matchId }: EventView): ClipSaving {
  const api = useApi();
  const viewer = useViewer();
  const write = useWrite();
  const text = useText('event');
  const notify = useNotify();
  const errorText = useErrorText();
  const telemetry = useTelemetry();
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<string>();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  async function save(wish: Omit<ClipWish, 'id'>): Promise<void> {
    if (!viewer) return;
    setMade({ title: wish.title });
    setProblem(undefined);
    const written = await write(clipCreation(api, viewer.id), { id: matchId, ...wish });
    if (written.kind === 'written') {
      // Nothing of it is a draft any more; the editor stays open and says so.
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
