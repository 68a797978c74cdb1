import { hasPipWindow } from '../pip/pip-window.ts';

/** iPhones offer full screen only for the video element, under another name. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

/** After a refusal (no gesture, a policy) the presentation does not change; the state is read from events. */
const ignoreRefusal = (): void => undefined;

/** Toggles fullscreen of the whole player area. */
export function switchFullscreen(playerArea: HTMLElement, video: AppleVideo): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(ignoreRefusal);
  else if ('requestFullscreen' in playerArea)
    playerArea.requestFullscreen({ navigationUI: 'hide' }).catch(ignoreRefusal);
  else
    try {
      video.webkitEnterFullscreen?.();
    } catch {
      // Some browsers throw an error instead of rejecting a promise.
    }
}

/** Toggles picture-in-picture. */
export function switchPip(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(ignoreRefusal);
  else if ('requestPictureInPicture' in video) {
    // `createScreen` sets this attribute to hide the browser's own button.
    video.disablePictureInPicture = false;
    video.requestPictureInPicture().catch(ignoreRefusal);
  }
}

/** Whether to show the picture-in-picture button. */
export function canPip(): boolean {
  return typeof document !== 'undefined' && (document.pictureInPictureEnabled === true || hasPipWindow());
}

/** Whether the picture is over other windows: in the browser's or in the player's own picture-in-picture window. */
export const isPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureElement === video || video.ownerDocument !== document;
