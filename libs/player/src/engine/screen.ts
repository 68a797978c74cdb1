/** The elements that show a stream. A screen can load a stream before its player is on the page. */
export interface Screen {
  video: HTMLVideoElement;
  /** The engine draws captions into this element. */
  captions: HTMLDivElement;
}

/**
 * Firefox lays its picture-in-picture button over the video, and in a small player over the end of the seek bar. The
 * player hides this button only if its own button works, which needs `requestPictureInPicture`.
 */
const hasBrowserButton = (video: HTMLVideoElement): boolean =>
  'mozHasAudio' in video && 'requestPictureInPicture' in video;

/** A screen that is not in the document yet. */
export function createScreen(): Screen {
  const video = document.createElement('video');
  video.playsInline = true;
  // Browsers then decode the first frame before playback begins.
  video.preload = 'auto';
  video.tabIndex = -1;
  if (hasBrowserButton(video)) {
    const hideButton = (): void => void (video.disablePictureInPicture = true);
    hideButton();
    video.addEventListener('leavepictureinpicture', hideButton);
  }
  return { video, captions: document.createElement('div') };
}
