import type { EventView } from '@touchline/content';
import type { KeptPlayback } from '@touchline/player';

/** A video that plays on while its viewer looks at other pages. */
export interface MiniVideo {
  /** As it was when its page was left. */
  view: EventView;
  /** It was watched live. */
  live: boolean;
  /** The viewer's id; null for a visitor, undefined where it was not known yet who they are. */
  viewer: string | null | undefined;
  playback: KeptPlayback;
  /** Holds the picture until the mini player is there: an element outside of the document pauses. */
  landing: HTMLElement;
}

const listeners = new Set<() => void>();
let current: MiniVideo | null = null;

function set(next: MiniVideo | null): void {
  if (current === next) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Not seen, and drawn all the same. */
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

/** The one video that plays without its page; none on the server. */
export const miniStore = {
  get: (): MiniVideo | null => current,
  /** What plays on of a video; undefined where it does not. */
  of: (id: string): KeptPlayback | undefined => (current?.view.id === id ? current.playback : undefined),
  /** Its page goes, and it plays on. */
  show(video: Omit<MiniVideo, 'landing'>): void {
    miniStore.end();
    const landing = createLanding();
    video.playback.showIn(landing);
    set({ ...video, landing });
  },
  /** A player has come onto the page: there is one stream at a time. What it has taken plays on there. */
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
