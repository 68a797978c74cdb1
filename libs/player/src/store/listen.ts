/** Adds listeners. @returns a function that removes them all */
function listenAll(target: EventTarget, types: readonly string[], listener: (event: Event) => void): () => void {
  types.forEach((type) => target.addEventListener(type, listener));
  return () => types.forEach((type) => target.removeEventListener(type, listener));
}

const mediaEvents = [
  'play',
  'playing',
  'pause',
  'waiting',
  'seeking',
  'seeked',
  'ended',
  'timeupdate',
  'durationchange',
  'progress',
  'volumechange',
  'ratechange',
  'loadedmetadata',
  'canplay',
  'emptied',
];

/** Listens to the media element. */
export function listenToMedia(
  video: HTMLVideoElement,
  handlers: { onChange(): void; onPlay(): void; onPause(): void; onEnd(): void },
): () => void {
  return listenAll(video, mediaEvents, ({ type }) => {
    if (type === 'play') handlers.onPlay();
    if (type === 'pause') handlers.onPause();
    if (type === 'ended') handlers.onEnd();
    handlers.onChange();
  });
}

/** Whether the picture is over other windows: in the browser's or in the player's own picture-in-picture window. */
export const isPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureElement === video || video.ownerDocument !== document;

/** Listens to the page around the element. Durations are milliseconds. */
export function listenToPage(
  video: HTMLVideoElement,
  playerArea: () => HTMLElement,
  handlers: {
    onPresentationChange(state: { fullscreen: boolean; pip: boolean }): void;
    onOnline(): void;
    onVisible(hiddenMs: number): void;
  },
): () => void {
  let hiddenSinceMs = Date.now();
  const reportPresentation = (): void =>
    handlers.onPresentationChange({
      fullscreen: document.fullscreenElement === playerArea(),
      pip: isPictureInPicture(video),
    });
  const stopCallbacks = [
    listenAll(document, ['fullscreenchange'], reportPresentation),
    listenAll(video, ['enterpictureinpicture', 'leavepictureinpicture'], reportPresentation),
    listenAll(window, ['online'], () => handlers.onOnline()),
    listenAll(document, ['visibilitychange'], () => {
      if (document.hidden) hiddenSinceMs = Date.now();
      else handlers.onVisible(Date.now() - hiddenSinceMs);
    }),
  ];
  return () => stopCallbacks.forEach((stop) => stop());
}
