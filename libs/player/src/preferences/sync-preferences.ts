import type { LanguageTrack } from '../engine/engine.ts';
import { catchUpRate } from '../store/catch-up-to-live-edge.ts';
import type { PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';

const getIds = (tracks: readonly LanguageTrack[]): string => tracks.map(({ id }) => id).join();
const getCaptions = ({ text }: PlayerState): string | null => text.find((track) => track.active)?.language ?? null;
const getActiveAudio = ({ audio }: PlayerState): LanguageTrack | undefined => audio.find((track) => track.active);

/** The preferences that the viewer changed by hand between two states. A mute by autoplay rules does not count. */
export function getChangedPreferences(previous: PlayerState, next: PlayerState): Partial<Preferences> {
  const change: Partial<Preferences> = {};
  if (previous.volume !== next.volume) change.volume = next.volume;
  if (previous.muted !== next.muted && next.autoplay !== 'muted' && previous.firstFrame) change.muted = next.muted;
  if (getIds(previous.text) === getIds(next.text) && getCaptions(previous) !== getCaptions(next))
    change.captions = getCaptions(next);
  const activeAudio = getActiveAudio(next);
  const previousAudio = getActiveAudio(previous);
  if (
    activeAudio &&
    previousAudio &&
    activeAudio.id !== previousAudio.id &&
    getIds(previous.audio) === getIds(next.audio)
  )
    change.audio = { language: activeAudio.language, described: activeAudio.accessible };
  // During a load the speed is 1 for a moment, and catching up with a live edge uses its own speed.
  const isPlaying = previous.phase === 'ready' && next.phase === 'ready' && previous.firstFrame && !next.live;
  const isViewerChoice = previous.rate !== catchUpRate && next.rate !== catchUpRate;
  if (isPlaying && isViewerChoice && previous.rate !== next.rate) change.rate = next.rate;
  return change;
}

/**
 * Stores the viewer's sound, captions and speed, and applies the stored values to each stream that supports them.
 * @returns a function that stops it
 */
export function syncPreferences(store: PlayerStore, request: (request: PlayerRequest) => void): () => void {
  let lastState = store.get();
  return store.subscribe(() => {
    const next = store.get();
    const previous = lastState;
    lastState = next;
    const change = getChangedPreferences(previous, next);
    if (Object.keys(change).length > 0) writePreferences(change);
    if (next.firstFrame && !previous.firstFrame && !next.live) {
      const { rate } = readPreferences();
      if (rate !== next.rate) request({ type: 'rate', rate });
    }
    if (getIds(previous.text) === getIds(next.text) || getCaptions(next) !== null) return;
    const preferredCaptions = readPreferences().captions;
    const track = next.text.find(({ language }) => language === preferredCaptions);
    if (track) request({ type: 'captions', id: track.id });
  });
}
