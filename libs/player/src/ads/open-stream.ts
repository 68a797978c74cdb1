import { createEngine } from '../engine/create-engine.ts';

/** An ad that comes as a stream (HLS), in a video element. */
export interface AdStream {
  /** Whether it can play. */
  loaded: Promise<boolean>;
  /** Gives the element back: whoever plays in it next waits for that. */
  close(): Promise<void>;
}

/** Fills a video element with a stream by the engine that plays the video itself. @param onBroken it cannot go on, once it was loaded */
export function openStream(video: HTMLVideoElement, address: string, onBroken: () => void): AdStream {
  // Words of a stream's own are not shown: VAST names captions as files.
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
