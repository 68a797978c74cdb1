import { hasPipWindow } from '../pip/pip-window.ts';

/** iPhones give fullscreen to the video element only, under a name of their own. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

/** A refusal (no gesture, a policy) leaves things as they are; the state is read back from events. */
const refused = (): void => undefined;

/** Toggles fullscreen of the whole stage. */
export function leaveOrEnterFullscreen(stage: HTMLElement, video: AppleVideo): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(refused);
  else if ('requestFullscreen' in stage) stage.requestFullscreen({ navigationUI: 'hide' }).catch(refused);
  else
    try {
      video.webkitEnterFullscreen?.();
    } catch {
      // It throws where others reject.
    }
}

/** Toggles picture-in-picture. */
export function leaveOrEnterPip(video: HTMLVideoElement): void {
  if (document.pictureInPictureElement) document.exitPictureInPicture().catch(refused);
  else if ('requestPictureInPicture' in video) {
    // The screen hides the browser's own button by it (engine/screen.ts).
    video.disablePictureInPicture = false;
    video.requestPictureInPicture().catch(refused);
  }
}

/** Whether the button is worth showing. */
export function canPip(): boolean {
  return typeof document !== 'undefined' && (document.pictureInPictureEnabled === true || hasPipWindow());
}
