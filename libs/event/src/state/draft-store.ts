import { clipLimits } from '@touchline/contract';
import { storedValue } from '@touchline/feature-kit/storage';
import type { Cut } from '../components/clips/cut.ts';

/** An unsaved clip. */
export interface Draft {
  /** The id of its match. */
  eventId: string;
  /** Null until the player's position is known. */
  cut: Cut | null;
  title: string;
}

const isFiniteNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readCut(raw: unknown): Cut | null {
  if (typeof raw !== 'object' || raw === null || !('start' in raw) || !('end' in raw)) return null;
  const { start, end } = raw;
  return isFiniteNumber(start) && isFiniteNumber(end) && end > start ? { start, end } : null;
}

function parse(rawValue: unknown): Draft | null {
  if (typeof rawValue !== 'object' || rawValue === null || !('eventId' in rawValue)) return null;
  if (typeof rawValue.eventId !== 'string') return null;
  const title =
    'title' in rawValue && typeof rawValue.title === 'string' ? rawValue.title.slice(0, clipLimits.title) : '';
  const cut = 'cut' in rawValue ? readCut(rawValue.cut) : null;
  return cut && { eventId: rawValue.eventId, cut, title };
}

const storedDraft = storedValue<Draft | null>({
  name: 'clip-draft',
  scope: 'tab',
  parse,
  // A draft without start and end is lost with the page.
  format: (draft) => (draft?.cut ? JSON.stringify(draft) : ''),
  empty: null,
  maxBytes: 20_000,
  owner: 'viewer',
});

/**
 * The draft of this tab. It survives a lost network, a reload, and a sign-in on another page. Stored values of another
 * shape are ignored.
 */
export const draftStore = {
  /** The draft of a match; null if the draft belongs to another match. */
  get(eventId: string): Draft | null {
    const draft = storedDraft.get();
    return draft?.eventId === eventId ? draft : null;
  },
  set: (draft: Draft | null): void => void storedDraft.set(draft),
  subscribe: storedDraft.subscribe,
};
