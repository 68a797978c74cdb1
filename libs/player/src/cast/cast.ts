/**
 * Whether the video can play, or plays, on another screen (AirPlay, Google Cast). `none`: the browser has found no
 * screen, or cannot send this video to it.
 */
export type Cast = 'none' | 'offered' | 'connecting' | 'connected';

/** Whether another screen shows the video, or is about to. */
export const isCast = (cast: Cast): boolean => cast === 'connecting' || cast === 'connected';

/** Safari's older interface for AirPlay. */
export interface AppleVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?(): void;
  readonly webkitCurrentPlaybackTargetIsWireless?: boolean;
}

/**
 * Opens the browser's list of screens, which also ends a playback on another screen. Must be called in the handler of a
 * press.
 */
export function openScreenPicker(video: AppleVideo): void {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker();
  // The viewer may close the list, or the screen may be gone. Events report the state.
  else video.remote?.prompt().catch(() => undefined);
}
