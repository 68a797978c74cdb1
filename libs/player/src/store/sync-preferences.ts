import type { LanguageTrack, QualityTrack } from '../engine/engine.ts';
import { catchUpRate } from './catch-up-to-live-edge.ts';
import type { PlayerState } from './player-state.ts';
import type { PlayerStore } from './player-store.ts';
import type { PlayerRequest } from './requests.ts';
import { readPreferences, writePreferences, type Preferences } from '../preferences/preferences.ts';

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

/** The best quality with at most the preferred lines, so that it never costs more data; undefined without one. */
const findQuality = ({ qualities }: PlayerState, maxLines: number): QualityTrack | undefined =>
  qualities.find(({ height }) => height <= maxLines);

/**
 * Stores the viewer's sound, captions and speed, and applies the stored values to each stream that supports them. The
 * quality's menu stores the quality, because the engine changes it, too.
 * @returns a function that stops it
 */
export function syncPreferences(store: PlayerStore, request: (request: PlayerRequest) => void): () => void {
  let lastState = store.get();
  /** Whether another address, such as another camera's, replaces a stream without an interruption of the picture. */
  let isReplaced = false;
  function applyQuality(state: PlayerState): void {
    const { qualityLines } = readPreferences();
    const quality = qualityLines === null ? undefined : findQuality(state, qualityLines);
    if (quality && state.chosenQuality === null) request({ type: 'quality', id: quality.id });
  }
  return store.subscribe(() => {
    const next = store.get();
    const previous = lastState;
    lastState = next;
    const change = getChangedPreferences(previous, next);
    if (Object.keys(change).length > 0) writePreferences(change);
    if (next.firstFrame && !previous.firstFrame) {
      const { rate } = readPreferences();
      if (!next.live && rate !== next.rate) request({ type: 'rate', rate });
      applyQuality(next);
    }
    if (next.phase === 'idle' && next.firstFrame) isReplaced = true;
    if (next.phase === 'ready' && isReplaced) {
      isReplaced = false;
      applyQuality(next);
    }
    if (getIds(previous.text) === getIds(next.text) || getCaptions(next) !== null) return;
    const preferredCaptions = readPreferences().captions;
    const track = next.text.find(({ language }) => language === preferredCaptions);
    if (track) request({ type: 'captions', id: track.id });
  });
}
