import { createEngine } from '../engine/create-engine.ts';

/** An ad that comes as a stream (HLS), in a video element. */
export interface AdStream {
  /** Resolves to whether the stream can play. */
  loaded: Promise<boolean>;
  /** Releases the element. The next playback in this element must wait for it. */
  close(): Promise<void>;
}

/**
 * Loads an ad's stream into a video element, with the engine that also plays the video.
 * @param onBroken called when the stream fails after it was loaded
 */
export function openStream(video: HTMLVideoElement, address: string, onBroken: () => void): AdStream {
  // A stream's own captions are not shown: VAST names captions as files.
  const engine = createEngine({ video, captions: document.createElement('div') });
  const stop = engine.subscribe((event) => {
    if (event.type === 'problem' && event.problem.fatal) onBroken();
  });
  return {
    loaded: engine.load(address).then((problem) => problem === null),
    close() {
      stop();
      return engine.destroy();
    },
  };
}
