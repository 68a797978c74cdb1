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
  on: { changed(): void; played(): void; paused(): void; ended(): void },
): () => void {
  return listenAll(video, mediaEvents, ({ type }) => {
    if (type === 'play') on.played();
    if (type === 'pause') on.paused();
    if (type === 'ended') on.ended();
    on.changed();
  });
}

/** Whether the picture is over other windows: as a bare picture, or in a picture-in-picture window. */
export const isPictureInPicture = (video: HTMLVideoElement): boolean =>
  document.pictureInPictureElement === video || video.ownerDocument !== document;

/** Listens to the page around the element. Durations are milliseconds. */
export function listenToPage(
  video: HTMLVideoElement,
  playerArea: () => HTMLElement,
  on: {
    presentation(state: { fullscreen: boolean; pip: boolean }): void;
    online(): void;
    visible(hiddenFor: number): void;
  },
): () => void {
  let hiddenSince = Date.now();
  const presentation = (): void =>
    on.presentation({
      fullscreen: document.fullscreenElement === playerArea(),
      pip: isPictureInPicture(video),
    });
  const stops = [
    listenAll(document, ['fullscreenchange'], presentation),
    listenAll(video, ['enterpictureinpicture', 'leavepictureinpicture'], presentation),
    listenAll(window, ['online'], () => on.online()),
    listenAll(document, ['visibilitychange'], () => {
      if (document.hidden) hiddenSince = Date.now();
      else on.visible(Date.now() - hiddenSince);
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
