import { pageKey } from '@touchline/feature-kit/marks';

/** More viewers than share a browser; the oldest are dropped. */
const most = 20;
const longestId = 128;

const isId = (value: unknown): value is string => typeof value === 'string' && value.length <= longestId;

function read(): readonly string[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(pageKey('invited')) ?? '[]');
    return Array.isArray(raw) ? raw.filter(isId).slice(-most) : [];
  } catch {
    // Without storage, or with a malformed value.
    return [];
  }
}

/** Fallback for the current visit, for browsers that refuse storage. */
const visited = new Set<string>();

/** Remembers in this browser which viewers have dismissed the invitation to follow. */
export const invitations = {
  isAway: (viewer: string): boolean => visited.has(viewer) || read().includes(viewer),
  sendAway(viewer: string): void {
    visited.add(viewer);
    try {
      const others = read().filter((one) => one !== viewer);
      localStorage.setItem(pageKey('invited'), JSON.stringify([...others, viewer].slice(-most)));
    } catch {
      // Storage is full or blocked: the invitation is hidden for this visit only.
    }
  },
};
