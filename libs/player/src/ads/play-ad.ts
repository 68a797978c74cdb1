import { startPlaying } from '../store/start-playing.ts';
import { createEngine } from '../engine/create-engine.ts';
import type { ReportStep } from './ad-step.ts';
import { chooseFile, isStreamType } from './choose-file.ts';
import { type LinearAd, maxAdSeconds } from './linear-ad.ts';
import { type AdTracker, trackAd, trackAddresses } from './track-ad.ts';

/** An ad that comes as a stream (HLS), in a video element. */
interface AdStream {
  /** Resolves to whether the stream can play. */
  loaded: Promise<boolean>;
  /** Releases the element. The next playback in this element must wait for it. */
  close(): Promise<void>;
}

/**
 * Loads an ad's stream into a video element, with the engine that also plays the video.
 * @param onBroken called when the stream fails after it was loaded
 */
function openStream(video: HTMLVideoElement, address: string, onBroken: () => void): AdStream {
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

/** Milliseconds without progress after which the player ends an ad. */
const stallTimeoutMs = 4000;
const checkIntervalMs = 250;

/** VAST's codes for faults after the response was read. */
const vastErrorCodes = { noFile: 403, timeout: 402, notFound: 401, display: 405, tooLong: 202 } as const;
type Fault = keyof typeof vastErrorCodes;

/** VAST's reason for a verification script that did not run: the player does not support it. */
const notSupportedReason = 2;

export interface AdPlayback {
  /** Resolves to how the ad ended. */
  done: Promise<'complete' | 'skipped' | 'failed'>;
  skip(): void;
  /** The viewer went to the advertiser's page. */
  reportVisit(): void;
  destroy(): void;
}

export interface AdPlaybackParts {
  video: HTMLVideoElement;
  ad: LinearAd;
  report: ReportStep;
  /** The ad's first frame is shown, or the browser requires a press. */
  onStarted: (outcome: 'playing' | 'blocked') => void;
  /** The browser allowed the ad to play only without sound. */
  onSilenced: () => void;
  onChange: () => void;
  /** Whether the page holds the ad. A held ad does not stall. */
  isPlaybackHeld: () => boolean;
  /** Whether the ad may start without a press. Otherwise the ad waits for a press, as in a browser without autoplay. */
  isAdWanted: () => boolean;
}

const mediaEvents = ['timeupdate', 'playing', 'play', 'pause', 'volumechange', 'waiting', 'durationchange'];

/** Detects a video that does not advance although it should play. Counts checks, because a page may freeze. */
function createStallDetector(video: HTMLVideoElement, isStallExcused: () => boolean): () => boolean {
  let stalledMs = 0;
  let lastPosition = -1;
  return () => {
    const hasMoved = video.currentTime !== lastPosition;
    lastPosition = video.currentTime;
    stalledMs = hasMoved || isStallExcused() ? 0 : stalledMs + checkIntervalMs;
    return stalledMs >= stallTimeoutMs;
  };
}

function syncFullscreen(tracker: AdTracker): () => void {
  const reportFullscreen = (): void => tracker.setFullscreen(document.fullscreenElement !== null);
  // Sets the initial state without a report. `setFullscreen` reports changes.
  tracker.fullscreen = document.fullscreenElement !== null;
  document.addEventListener('fullscreenchange', reportFullscreen);
  return () => document.removeEventListener('fullscreenchange', reportFullscreen);
}

/** Plays one ad in a video element and reports to its tracker, from its first frame to its end. */
export function playAd({
  video,
  ad,
  report,
  onStarted,
  onSilenced,
  onChange,
  isPlaybackHeld,
  isAdWanted,
}: AdPlaybackParts): AdPlayback {
  const tracker = trackAd(ad.trackedCreative, report);
  let resolveEnd: (outcome: 'complete' | 'skipped' | 'failed') => void = () => undefined;
  const endPromise = new Promise<'complete' | 'skipped' | 'failed'>((resolve) => (resolveEnd = resolve));
  const abortController = new AbortController();
  let isBegun = false;
  let isBlocked = false;
  let isOver = false;
  let stream: AdStream | null = null;

  function end(outcome: 'complete' | 'skipped' | 'failed'): void {
    if (isOver) return;
    isOver = true;
    abortController.abort();
    video.pause();
    // The next ad plays in the same element, which the engine must release first.
    if (stream) void stream.close().finally(() => resolveEnd(outcome));
    else resolveEnd(outcome);
  }

  function fail(fault: Fault): void {
    if (isOver) return;
    report({ kind: 'fault', code: vastErrorCodes[fault], message: fault });
    tracker.error({ ERRORCODE: vastErrorCodes[fault] });
    end('failed');
  }

  function startAd(): void {
    isBegun = true;
    // The length in the tag may be wrong.
    if (Number.isFinite(video.duration)) tracker.setDuration(video.duration);
    tracker.muted = video.muted;
    tracker.paused = false;
    tracker.trackImpression();
    trackAddresses(ad.unmeasuredAddresses, 'verificationNotExecuted', { REASON: notSupportedReason }, report);
    report({ kind: 'shown', title: ad.title });
    onStarted('playing');
  }

  /**
   * The file's duration counts, not the duration in its tag. A file without an end exceeds the limit while it plays.
   */
  const isTooLong = (): boolean =>
    video.currentTime > maxAdSeconds || (Number.isFinite(video.duration) && video.duration > maxAdSeconds);

  function handleMediaEvent({ type }: Event): void {
    if (isTooLong()) return fail('tooLong');
    if (!isBegun && video.currentTime > 0 && !video.paused) startAd();
    if (isBegun && type === 'timeupdate') tracker.setProgress(video.currentTime);
    if (isBegun && type === 'volumechange') tracker.setMuted(video.muted);
    if (isBegun && (type === 'pause' || type === 'play') && !video.ended) tracker.setPaused(video.paused);
    onChange();
  }

  function listenToMedia(): void {
    const { signal } = abortController;
    for (const type of mediaEvents) video.addEventListener(type, handleMediaEvent, { signal });
    video.addEventListener('error', () => fail(isBegun ? 'display' : 'notFound'), { signal });
    video.addEventListener(
      'ended',
      () => {
        if (isBegun) tracker.complete();
        end('complete');
      },
      { signal },
    );
    signal.addEventListener('abort', syncFullscreen(tracker));
    const isStalled = createStallDetector(
      video,
      () => isPlaybackHeld() || isBlocked || (isBegun && video.paused) || document.hidden,
    );
    const timer = setInterval(() => isStalled() && fail('timeout'), checkIntervalMs);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  async function start(): Promise<void> {
    const height = video.clientHeight * devicePixelRatio;
    const file = chooseFile(ad.files, height, (type) => video.canPlayType(type) !== '');
    report({ kind: 'found', title: ad.title, seconds: ad.seconds, media: file?.address ?? '' });
    if (!file) return fail('noFile');
    listenToMedia();
    video.addEventListener('play', () => (isBlocked = false), { signal: abortController.signal });
    if (isStreamType(file.type)) {
      stream = openStream(video, file.address, () => fail(isBegun ? 'display' : 'notFound'));
      if (!(await stream.loaded)) return fail('notFound');
    } else video.src = file.address;
    if (isOver || (isPlaybackHeld() && isAdWanted())) return;
    const autoplay = isAdWanted() ? await startPlaying(video) : 'blocked';
    if (isOver) return;
    if (autoplay === 'muted') onSilenced();
    if (autoplay !== 'blocked') return;
    isBlocked = true;
    onStarted('blocked');
    onChange();
  }

  void start();
  return {
    done: endPromise,
    skip() {
      if (isOver) return;
      tracker.skip();
      end('skipped');
    },
    reportVisit: () => tracker.click(),
    destroy() {
      isOver = true;
      abortController.abort();
      void stream?.close();
      resolveEnd('failed');
    },
  };
}
