/** What a stream is shown on. It may begin to fill before the player that will show it is on the page. */
export interface Screen {
  video: HTMLVideoElement;
  /** The engine draws captions into it. */
  captions: HTMLDivElement;
}

/** A screen that is not in the document yet. */
export function createScreen(): Screen {
  const video = document.createElement('video');
  video.playsInline = true;
  // The first frame is decoded before anything plays.
  video.preload = 'auto';
  video.tabIndex = -1;
  return { video, captions: document.createElement('div') };
}
