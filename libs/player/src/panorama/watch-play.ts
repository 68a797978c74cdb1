import { createPlayFinder } from './play-finder.ts';

/** Gets the position of the play. `isCut` is true after the video has jumped to another moment of the match. */
type PlayListener = (x: number, isCut: boolean) => void;

/** Width in pixels of the small picture for the finder, which is also the map. */
const pictureWidthPx = 160;
/**
 * Milliseconds between two pictures. Four a second show how players move, and leave the main thread time for frames.
 */
const frameIntervalMs = 250;
/** The largest share of time for reading pictures; a slow device reads fewer. */
const maxTimeShare = 0.025;

const getFrameHeight = ({ videoWidth, videoHeight }: HTMLVideoElement): number =>
  Math.max(1, Math.round((pictureWidthPx * videoHeight) / videoWidth));

/**
 * The green channel replaces brightness: green is the largest part of brightness, and of the colours of ice and grass.
 */
function getBrightness(pixels: Uint8ClampedArray): Uint8Array {
  const found = new Uint8Array(pixels.length / 4);
  for (let index = 0; index < found.length; index += 1) found[index] = pixels[index * 4 + 1] ?? 0;
  return found;
}

/**
 * Draws a small copy of the whole frame into `map`, and finds the play in it. Pauses with the video, and in a hidden
 * page.
 * @returns a function that stops it
 */
export function watchPlay(video: HTMLVideoElement, map: HTMLCanvasElement, onPlay: PlayListener): () => void {
  const canvasContext = map.getContext('2d', { willReadFrequently: true });
  let finder = createPlayFinder(1, 1);
  let isCut = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function readFrame(): void {
    if (!canvasContext || video.videoWidth === 0 || video.readyState < video.HAVE_CURRENT_DATA) return;
    const height = getFrameHeight(video);
    if (map.width !== pictureWidthPx || map.height !== height) {
      map.width = pictureWidthPx;
      map.height = height;
      finder = createPlayFinder(pictureWidthPx, height);
    }
    canvasContext.drawImage(video, 0, 0, pictureWidthPx, height);
    if (video.paused || video.seeking) return;
    const found = finder.addFrame(getBrightness(canvasContext.getImageData(0, 0, pictureWidthPx, height).data));
    if (found === null) return;
    onPlay(found, isCut);
    isCut = false;
  }

  function processNextFrame(): void {
    const startMs = performance.now();
    let waitMs = frameIntervalMs;
    try {
      if (!document.hidden) readFrame();
      waitMs = Math.max(frameIntervalMs, (performance.now() - startMs) / maxTimeShare);
    } catch {
      // The page may show, but not read, a natively played stream of another origin: the camera keeps its view.
      return;
    }
    timer = setTimeout(processNextFrame, waitMs);
  }

  function startNewScene(): void {
    finder.startNewScene();
    isCut = true;
  }
  video.addEventListener('seeking', startNewScene);
  video.addEventListener('emptied', startNewScene);
  processNextFrame();
  return () => {
    clearTimeout(timer);
    video.removeEventListener('seeking', startNewScene);
    video.removeEventListener('emptied', startNewScene);
  };
}
