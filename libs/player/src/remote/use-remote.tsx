import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Marker, MarkerLayer } from '../controls/timeline/marker.ts';
import { createRemote, type PlayerRemote } from './remote.ts';
import type { RemoteState } from './remote-state.ts';

/** The default is the page's single remote, which the shell and the components near the video share. */
const RemoteContext = createContext<PlayerRemote>(createRemote());

/** Gives another remote to its children: for a second player such as a preview, or for a test or story. */
export function RemoteProvider({ remote, children }: { remote?: PlayerRemote | undefined; children: ReactNode }) {
  const [newRemote] = useState(createRemote);
  return <RemoteContext value={remote ?? newRemote}>{children}</RemoteContext>;
}

export const usePlayerRemote = (): PlayerRemote => useContext(RemoteContext);

/**
 * Reads a part of the video's state; the component renders again only when that part changes.
 * @param select gets null until the first frame and on the server. It must return the same object for an unchanged
 * state.
 */
export function useRemoteState<Part>(select: (state: RemoteState | null) => Part): Part {
  const { state } = usePlayerRemote();
  return useSyncExternalStore(
    state.subscribe,
    () => select(state.get()),
    () => select(null),
  );
}

/** Whether the picture of a live stream is behind its live edge. @param state null without a picture */
export const isBehindLive = (state: RemoteState | null): boolean => state !== null && state.live && !state.atLiveEdge;

/**
 * The start of a live stream's window in steps of ten seconds; the stream no longer contains earlier moments. -Infinity
 * for other videos. @param state null without a picture
 */
export const getWindowStart = (state: RemoteState | null): number =>
  state?.live ? Math.floor(state.range.start / 10) * 10 : -Infinity;

/** The end of a recording in seconds; Infinity for a live stream, whose end grows, and until the length is known. */
export const getRecordingEnd = (state: RemoteState | null): number =>
  state && !state.live && state.range.end > 0 ? state.range.end : Infinity;

/** Playback moves less than this between two updates, in seconds. */
const maxStepSeconds = 5;
/** A seek is a jump to a time if it lands this close to the target of such a jump, in seconds. */
const jumpToleranceSeconds = 0.5;
/** The oldest spans are dropped: each seek begins one. */
const maxSpans = 200;

/** A part of the match's timeline that has played, in seconds. */
interface PlayedSpan {
  start: number;
  end: number;
}

/** Extends the last span, or begins one after a seek. @param isTarget whether the seek is a jump to a time */
function addPosition(
  spans: readonly PlayedSpan[],
  position: number,
  seconds: readonly number[],
  isTarget: (second: number, position: number) => boolean,
): PlayedSpan[] {
  const last = spans.at(-1);
  const stepSeconds = position - (last?.end ?? -Infinity);
  if (last && stepSeconds > -jumpToleranceSeconds && stepSeconds < maxStepSeconds)
    return [...spans.slice(0, -1), { start: last.start, end: Math.max(last.end, position) }];
  const targets = seconds.filter((second) => isTarget(second, position));
  const targetSpans = targets.map((second) => ({ start: second, end: second }));
  return [...spans, ...targetSpans, { start: position, end: position }].slice(-maxSpans);
}

/**
 * The given times that have played while the component is mounted, or that the viewer has jumped to. Joining a match
 * live plays none of its earlier part.
 * @param seconds on the match's timeline; memoized by the caller (useMemo)
 * @param getJumpTarget the second at which a jump to a time lands; the same function for each render
 */
export function usePlayedSeconds(
  seconds: readonly number[],
  getJumpTarget: (second: number) => number,
): ReadonlySet<number> {
  const { state } = usePlayerRemote();
  const spans = useRef<PlayedSpan[]>([]);
  const [playedSeconds, setPlayedSeconds] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const isTarget = (second: number, position: number): boolean =>
      Math.abs(getJumpTarget(second) - position) < jumpToleranceSeconds;
    const recordPosition = (): void => {
      const position = state.get()?.position;
      if (position !== undefined) spans.current = addPosition(spans.current, position, seconds, isTarget);
      const hasPlayed = (second: number) => spans.current.some(({ start, end }) => start <= second && second <= end);
      const played = new Set(seconds.filter(hasPlayed));
      setPlayedSeconds((previous) =>
        previous.size === played.size && [...played].every((second) => previous.has(second)) ? previous : played,
      );
    };
    recordPosition();
    return state.subscribe(recordPosition);
  }, [state, seconds, getJumpTarget]);
  return playedSeconds;
}

/**
 * Shows markers on the seek bar while the component is mounted. A later layer with the same `id` replaces this one.
 * @param markers memoized by the caller (useMemo): a new list is drawn again
 */
export function useMarkers({ id, label, spoils }: Omit<MarkerLayer, 'markers'>, markers: readonly Marker[]): void {
  const { show } = usePlayerRemote();
  useEffect(() => show({ id, label, spoils, markers }), [show, id, label, spoils, markers]);
}
