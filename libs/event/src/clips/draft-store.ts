import { pageKey } from '@touchline/feature-kit/marks';
import { clipLimits } from '@touchline/contract';
import type { Cut } from './cut.ts';

/** A clip that a viewer is about to make. */
export interface Draft {
  /** The match that it is of. */
  eventId: string;
  /** Null until the picture says where it stands. */
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

/** Undefined until it has been read. */
let known: Draft | null | undefined;
const listeners = new Set<() => void>();

/**
 * The one draft of this tab: it outlasts a lost network, a reload, and the way to sign in and back. What is stored and not ours counts as none.
 */
export const draftStore = {
  /** Of a match; null where there is none of it. */
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
      // Storage is blocked: the draft lasts as long as the page.
    }
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
