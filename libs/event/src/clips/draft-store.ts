import { pageKey } from '@touchline/feature-kit/marks';
import { clipLimits } from '@touchline/contract';
import type { Cut } from './cut.ts';

/** An unsaved clip. */
export interface Draft {
  /** The id of its match. */
  eventId: string;
  /** Null until the player's position is known. */
  cut: Cut | null;
  title: string;
}

const key = (): string => pageKey('clip-draft');

const isSecond = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function readCut(raw: unknown): Cut | null {
  if (typeof raw !== 'object' || raw === null || !('start' in raw) || !('end' in raw)) return null;
  const { start, end } = raw;
  return isSecond(start) && isSecond(end) && end > start ? { start, end } : null;
}

function readStored(): Draft | null {
  try {
    const raw: unknown = JSON.parse(sessionStorage.getItem(key()) ?? 'null');
    if (typeof raw !== 'object' || raw === null || !('eventId' in raw) || typeof raw.eventId !== 'string') return null;
    const title = 'title' in raw && typeof raw.title === 'string' ? raw.title.slice(0, clipLimits.title) : '';
    const cut = 'cut' in raw ? readCut(raw.cut) : null;
    return cut && { eventId: raw.eventId, cut, title };
  } catch {
    return null;
  }
}

/** Undefined until the first read. */
let known: Draft | null | undefined;
const listeners = new Set<() => void>();

/**
 * The draft of this tab. It survives a lost network, a reload, and a sign-in on another page. Values in storage with
 * another shape are ignored.
 */
export const draftStore = {
  /** The draft of a match; null if the draft belongs to another match. */
  get(eventId: string): Draft | null {
    if (known === undefined) known = readStored();
    return known?.eventId === eventId ? known : null;
  },
  set(draft: Draft | null): void {
    known = draft;
    try {
      if (draft?.cut) sessionStorage.setItem(key(), JSON.stringify(draft));
      else sessionStorage.removeItem(key());
    } catch {
      // Storage may be blocked; then the draft lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
