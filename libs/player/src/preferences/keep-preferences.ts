import type { PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerRequest } from '../store/requests.ts';
import { readPreferences, writePreferences, type Preferences } from './preferences.ts';

const tracksOf = ({ text }: PlayerState): string => text.map((track) => track.id).join();
const captionsOf = ({ text }: PlayerState): string | null => text.find((track) => track.active)?.language ?? null;

/** What the viewer changed by hand between two states. Sound that the autoplay rules took away is nobody's taste. */
export function changedPreferences(before: PlayerState, after: PlayerState): Partial<Preferences> {
  const change: Partial<Preferences> = {};
  if (before.volume !== after.volume) change.volume = after.volume;
  if (before.muted !== after.muted && after.autoplay !== 'muted' && before.firstFrame) change.muted = after.muted;
  if (tracksOf(before) === tracksOf(after) && captionsOf(before) !== captionsOf(after))
    change.captions = captionsOf(after);
  return change;
}

/** Remembers volume and captions, and turns remembered captions on when a stream has them. Answers with "stop". */
export function keepPreferences(store: PlayerStore, request: (request: PlayerRequest) => void): () => void {
  let before = store.get();
  return store.subscribe(() => {
    const after = store.get();
    const previous = before;
    before = after;
    const change = changedPreferences(previous, after);
    if (Object.keys(change).length > 0) writePreferences(change);
    if (tracksOf(previous) === tracksOf(after) || captionsOf(after) !== null) return;
    const wanted = readPreferences().captions;
    const track = after.text.find(({ language }) => language === wanted);
    if (track) request({ type: 'captions', id: track.id });
  });
}
