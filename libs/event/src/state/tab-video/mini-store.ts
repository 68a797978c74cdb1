import type { EventView } from '@touchline/content';
import { createValue } from '@touchline/contract';
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
  holderElement: HTMLElement;
}

const shownVideo = createValue<MiniVideo | null>(null);

/** Creates an element that is invisible but rendered. */
function createHolderElement(): HTMLElement {
  const holderElement = document.createElement('div');
  Object.assign(holderElement.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
  });
  holderElement.inert = true;
  document.body.append(holderElement);
  return holderElement;
}

/** The video outside of its own page; at most one. Null on the server. */
export const miniStore = {
  get: shownVideo.get,
  /** The playback of a video; undefined if the video is not in the mini player. */
  findPlayback(id: string): DetachedPlayback | undefined {
    const video = shownVideo.get();
    return video?.view.id === id ? video.playback : undefined;
  },
  /** Takes over the playback of the page that the viewer leaves. */
  show(video: Omit<MiniVideo, 'holderElement'>): void {
    miniStore.end();
    const holderElement = createHolderElement();
    video.playback.showIn(holderElement);
    shownVideo.set({ ...video, holderElement });
  },
  /** Ends the video. Its playback continues if the page's player has taken it over. */
  end(): void {
    const video = shownVideo.get();
    video?.playback.end();
    video?.holderElement.remove();
    shownVideo.set(null);
  },
  subscribe: shownVideo.subscribe,
};
