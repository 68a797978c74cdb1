/**
 * Whether the video may play, or plays, on another screen (AirPlay, Google Cast): `none` where the browser knows of no such screen, or cannot send it
 * what plays.
 */
export type Cast = 'none' | 'offered' | 'connecting' | 'connected';

/** Another screen has it, or is about to. */
export const isCast = (cast: Cast): boolean => cast === 'connecting' || cast === 'connected';

/** Safari's own names for AirPlay, which are older than the standard's. */
export interface AppleVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?(): void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/** Opens the browser's list of screens, in which what plays elsewhere is also called back. It must be the answer to a press. */
export function askForScreen(video: AppleVideo): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker();
  // Closed without a choice, or there is no screen any more: the state is read back from events.
  else video.remote?.prompt().catch(() => undefined);
}
