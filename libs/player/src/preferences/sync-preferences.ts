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
export function changedPreferences(previous: PlayerState, after: PlayerState): Partial<Preferences> {
  const change: Partial<Preferences> = {};
  if (previous.volume !== after.volume) change.volume = after.volume;
  if (previous.muted !== after.muted && after.autoplay !== 'muted' && previous.firstFrame) change.muted = after.muted;
  if (getIds(previous.text) === getIds(after.text) && getCaptions(previous) !== getCaptions(after))
    change.captions = getCaptions(after);
  const activeAudio = getActiveAudio(after);
  const heardBefore = getActiveAudio(previous);
  if (activeAudio && heardBefore && activeAudio.id !== heardBefore.id && getIds(previous.audio) === getIds(after.audio))
    change.audio = { language: activeAudio.language, described: activeAudio.accessible };
  // During a load the speed is 1 for a moment, and catching up with a live edge uses its own speed.
  const isPlaying = previous.phase === 'ready' && after.phase === 'ready' && previous.firstFrame && !after.live;
  const isViewerChoice = previous.rate !== catchUpRate && after.rate !== catchUpRate;
  if (isPlaying && isViewerChoice && previous.rate !== after.rate) change.rate = after.rate;
  return change;
}

/**
 * Stores the viewer's sound, captions and speed, and applies the stored values to each stream that supports them.
 * @returns a function that stops it
 */
export function syncPreferences(store: PlayerStore, request: (request: PlayerRequest) => void): () => void {
  let lastState = store.get();
  return store.subscribe(() => {
    const after = store.get();
    const previous = lastState;
    lastState = after;
    const change = changedPreferences(previous, after);
    if (Object.keys(change).length > 0) writePreferences(change);
    if (after.firstFrame && !previous.firstFrame && !after.live) {
      const { rate } = readPreferences();
      if (rate !== after.rate) request({ type: 'rate', rate });
    }
    if (getIds(previous.text) === getIds(after.text) || getCaptions(after) !== null) return;
    const preferredCaptions = readPreferences().captions;
    const track = after.text.find(({ language }) => language === preferredCaptions);
    if (track) request({ type: 'captions', id: track.id });
  });
}
