import type { EventView } from '@touchline/content';
import type { DetachedPlayback } from '@touchline/player';

/** A video that keeps playing while the viewer is on other pages. */
export interface MiniVideo {
  /** The event's view at the time when the viewer left its page. */
  view: EventView;
  /** True if the viewer was at the live edge. */
  isLive: boolean;
  /** The viewer's id; null for a visitor, undefined if the session was still unknown. */
  viewer: string | null | undefined;
  playback: DetachedPlayback;
  /** Keeps the media element in the document until the mini player mounts. Outside of the document it would pause. */
  landing: HTMLElement;
}

const listeners = new Set<() => void>();
let current: MiniVideo | null = null;

function set(next: MiniVideo | null): void {
  if (current === next) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Creates an element that is invisible but rendered. */
function createLanding(): HTMLElement {
  const landing = document.createElement('div');
  Object.assign(landing.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  });
  landing.inert = true;
  document.body.append(landing);
  return landing;
}

/** The video outside of its own page; at most one. Null on the server. */
export const miniStore = {
  get: (): MiniVideo | null => current,
  /** The playback of a video; undefined if the video is not here. */
  of: (id: string): DetachedPlayback | undefined => (current?.view.id === id ? current.playback : undefined),
  /** Takes over the playback of the page that the viewer leaves. */
  show(video: Omit<MiniVideo, 'landing'>): void {
    miniStore.end();
    const landing = createLanding();
    video.playback.showIn(landing);
    set({ ...video, landing });
  },
  /** Ends the video, because the page has its own player. A playback that this player has taken over continues. */
  end(): void {
    current?.playback.end();
    current?.landing.remove();
    set(null);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
