import type { Engine } from '../engine/engine.ts';
import type { PlayerProblem } from '../engine/player-problem.ts';
import type { PlayerState } from '../store/player-state.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlaybackReceipt, PlayedQuality, RecordedProblem } from './playback-receipt.ts';

interface FrameCount {
  decoded: number;
  dropped: number;
}

/** Adds up the frames of a media element, whose own counters restart with every stream. */
function countFrames(video: HTMLVideoElement): { updateCount(): void; getTotalCount(): FrameCount } {
  let previousCount: FrameCount = { decoded: 0, dropped: 0 };
  let currentCount: FrameCount = { decoded: 0, dropped: 0 };
  return {
    updateCount() {
      const quality = video.getVideoPlaybackQuality?.();
      if (!quality) return;
      const nextCount = { decoded: quality.totalVideoFrames, dropped: quality.droppedVideoFrames };
      if (nextCount.decoded < currentCount.decoded)
        previousCount = {
          decoded: previousCount.decoded + currentCount.decoded,
          dropped: previousCount.dropped + currentCount.dropped,
        };
      currentCount = nextCount;
    },
    getTotalCount: () => ({
      decoded: previousCount.decoded + currentCount.decoded,
      dropped: previousCount.dropped + currentCount.dropped,
    }),
  };
}

export interface ReceiptParts {
  video: HTMLVideoElement;
  store: PlayerStore;
  engine: Engine;
  /** The address of the current stream. */
  address(): string;
  /** Whether the picture is visible: a wait in a hidden page is no stall. */
  isSeen(): boolean;
  /** Called once: at the video's end, or when the viewer leaves it. */
  onReceipt(receipt: PlaybackReceipt): void;
}

/** Measures the playback of a video. */
export interface Receipt {
  /** Null before the video was started. */
  read(): PlaybackReceipt | null;
  /** The viewer leaves. */
  stop(): void;
}

/** The largest number of kinds of problems, and of qualities; a match has no more. */
const maxKinds = 10;
/**
 * Viewers do not notice a shorter wait, and the element reports such a wait after each seek and start. Milliseconds.
 */
const minStallMs = 200;
/** A longer time between two reports of a playing element means that the device has slept. Milliseconds. */
const sleepGapMs = 60_000;

/** The viewer's experience at a moment; a wait after their own seek is no stall. */
type Mode = 'none' | 'played' | 'stalled';

/** The elapsed time, at least zero, because the device's clock may have been set back. */
const getElapsed = (from: number, to: number): number => Math.max(0, to - from);

function getMode(state: PlayerState, isSeek: boolean, isSeen: boolean): Mode {
  if (!state.firstFrame || state.ended || !isSeen) return 'none';
  if (state.recovering) return 'stalled';
  if (state.paused || state.phase !== 'ready' || isSeek) return 'none';
  return state.waiting ? 'stalled' : 'played';
}

/** The host of an address, without the tokens in its path and query. */
function getHostName(address: string): string {
  try {
    return new URL(address, document.baseURI).hostname;
  } catch {
    return '';
  }
}

const isSameProblem = (a: Pick<PlayerProblem, 'kind' | 'code' | 'status' | 'request'>, b: PlayerProblem): boolean =>
  a.kind === b.kind && a.code === b.code && a.status === b.status && a.request === b.request;

/** Follows a playback by its store and engine. Its memory does not grow with the time of play. */
export function gatherReceipt({ video, store, engine, address, isSeen, onReceipt }: ReceiptParts): Receipt {
  const frames = countFrames(video);
  const qualities = new Map<string, PlayedQuality>();
  const problems: RecordedProblem[] = [];
  const stalls = { count: 0, total: 0, longest: 0 };
  const totals = { played: 0, switches: 0, recoveries: 0 };
  let startedAt: number | null = null;
  let startUpMs: number | null = null;
  let lastSample = { at: Date.now(), mode: 'none' as Mode, quality: '', recovering: false };
  let stallMs = 0;
  let isSeek = false;
  let hasPlayed = false;
  let isSent = false;

  function recordProblem(problem: PlayerProblem, isNewProblem: boolean): void {
    if (problem.kind === 'interrupted') return;
    const knownProblem = problems.find((recordedProblem) => isSameProblem(recordedProblem, problem));
    if (knownProblem && isNewProblem) knownProblem.times += 1;
    if (knownProblem || problems.length === maxKinds) return;
    const { kind, code, status, request } = problem;
    problems.push({ kind, code, status, request, times: 1, after: getElapsed(startedAt ?? Date.now(), Date.now()) });
  }

  function endStall(): void {
    if (stallMs >= minStallMs) {
      stalls.count += 1;
      stalls.total += stallMs;
      stalls.longest = Math.max(stalls.longest, stallMs);
    }
    stallMs = 0;
  }

  /** Adds the time since the last measurement to the current mode. */
  function recordElapsed(now: number): void {
    const elapsedMs = Math.min(getElapsed(lastSample.at, now), sleepGapMs);
    if (lastSample.mode === 'stalled' && hasPlayed) stallMs += elapsedMs;
    else endStall();
    // Stalls count only after this, because an element may wait once more after its first frame.
    if (lastSample.mode !== 'played' || elapsedMs === 0) return;
    hasPlayed = true;
    totals.played += elapsedMs;
    const quality = qualities.get(lastSample.quality);
    if (quality) quality.played += elapsedMs;
  }

  function updateReceipt(): void {
    const state = store.get();
    const now = Date.now();
    if (state.phase !== 'idle') startedAt ??= now;
    if (startedAt !== null && state.firstFrame) startUpMs ??= getElapsed(startedAt, now);
    recordElapsed(now);
    frames.updateCount();
    isSeek = state.seeking || (isSeek && state.waiting);
    const active = state.qualities.find((track) => track.active);
    if (active && active.id !== lastSample.quality) {
      if (lastSample.quality !== '') totals.switches += 1;
      if (!qualities.has(active.id) && qualities.size < maxKinds)
        qualities.set(active.id, { height: active.height, bandwidth: active.bandwidth, played: 0 });
    }
    if (state.recovering && !lastSample.recovering) totals.recoveries += 1;
    if (state.problem) recordProblem(state.problem, false);
    const mode = getMode(state, isSeek, isSeen());
    lastSample = { at: now, mode, quality: active?.id ?? lastSample.quality, recovering: state.recovering };
    if (state.ended) send();
  }

  function read(): PlaybackReceipt | null {
    recordElapsed(Date.now());
    lastSample.at = Date.now();
    if (startedAt === null) return null;
    const isStalled = stallMs >= minStallMs;
    return {
      startedAt,
      host: getHostName(address()),
      live: store.get().live,
      startUp: startUpMs,
      ...totals,
      // An unfinished stall counts up to now.
      stalls: {
        count: stalls.count + Number(isStalled),
        total: stalls.total + (isStalled ? stallMs : 0),
        longest: Math.max(stalls.longest, isStalled ? stallMs : 0),
      },
      qualities: [...qualities.values()].map((quality) => ({ ...quality })).sort((a, b) => b.bandwidth - a.bandwidth),
      frames: frames.getTotalCount(),
      problems: problems.map((recordedProblem) => ({ ...recordedProblem })),
    };
  }

  function send(): void {
    const receipt = isSent ? null : read();
    if (!receipt) return;
    isSent = true;
    onReceipt(receipt);
  }

  const stopCallbacks = [
    store.subscribe(updateReceipt),
    engine.subscribe((event) => {
      if (event.type === 'problem') recordProblem(event.problem, true);
    }),
  ];
  // A closed tab unmounts no component.
  addEventListener('pagehide', send);
  document.addEventListener('visibilitychange', updateReceipt);

  return {
    read,
    stop() {
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', updateReceipt);
      stopCallbacks.forEach((stop) => stop());
      send();
    },
  };
}
