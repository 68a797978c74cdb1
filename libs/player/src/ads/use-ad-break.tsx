import { Spinner } from '@touchline/ui-kit';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { RemotePlayer } from '../remote/remote.ts';
import type { PlayerRequest } from '../store/requests.ts';
import type { AdBreakHandle, AdBreakProps } from './ad-break.tsx';
import type { AdStep, ReportStep } from './ad-step.ts';
import type { MacroValues } from './fill-macros.ts';
import styles from './use-ad-break.module.css';

/** The ads before a video. */
export interface PreRollAds {
  /** Addresses of VAST or VMAP documents, tried in order until the first with an ad. */
  tags: readonly string[];
  /** Reads the values of VAST's macros that the page knows, such as `REGULATIONS`. */
  macros?: (() => MacroValues) | undefined;
  onStep?: ReportStep | undefined;
}

/** Milliseconds from the request to play until the video begins without an ad. */
export const startTimeoutMs = 4000;

/**
 * Passes the player area and the page's remote to an ad break. The returned function gives both back to the video, and
 * starts the video if it should play.
 */
export type EnterAdBreak = (
  adPlayer: Omit<RemotePlayer, 'seek' | 'reveal' | 'thumbnail'>,
) => (resumeOptions: { isToPlay: boolean }) => void;

export interface UseAdBreakResult {
  /** The video is about to begin for the first time. */
  onBegin: () => void;
  /** The content of the player area in place of the video's controls; undefined without an ad. */
  cover: ReactNode;
  /**
   * Handles a request of the viewer that concerns the ads.
   * @returns whether the request is handled
   */
  handleRequest: (request: PlayerRequest) => boolean;
}

type AdBreakReason = Extract<AdStep, { kind: 'over' }>['why'];

/**
 * Requests that the video's player handles also during ads, because ad and video share sound, captions and full screen.
 */
const sharedRequests: ReadonlySet<PlayerRequest['type']> = new Set([
  'volume',
  'volumeBy',
  'mute',
  'toggleMute',
  'captions',
  'toggleCaptions',
  'toggleFullscreen',
]);

/** Plays ads before the video's first second. Imports the code for ads only when it is needed. */
export function useAdBreak(
  ads: PreRollAds | undefined,
  enterAdBreakRef: RefObject<EnterAdBreak | null>,
): UseAdBreakResult {
  const [isBreakRunning, setIsBreakRunning] = useState(false);
  const [Break, setBreak] = useState<{ type: ComponentType<AdBreakProps> } | null>(null);
  const adBreakHandle = useRef<AdBreakHandle>(null);
  const isHeldRef = useRef(false);
  /** False after a pause before the first ad. Neither an ad nor the video then starts without a press. */
  const isPlayWantedRef = useRef(true);
  const breakRef = useRef<{ isDone: boolean; end: (reason: AdBreakReason) => void }>({
    isDone: false,
    end: () => undefined,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report: ReportStep = (step) => ads?.onStep?.(step);

  useEffect(() => {
    const { current } = timer;
    return () => {
      clearTimeout(timer.current ?? current);
      // React mounts twice in development, and the second mount runs the ads again.
      breakRef.current = { isDone: false, end: () => undefined };
    };
  }, []);

  const request = useCallback((type: 'togglePlay' | 'play' | 'pause'): void => {
    if (type !== 'togglePlay') isPlayWantedRef.current = type === 'play';
    adBreakHandle.current?.request(type);
  }, []);

  function onBegin(): void {
    if (breakRef.current.isDone || !ads || ads.tags.length === 0 || !enterAdBreakRef.current) return;
    const resumePlayback = enterAdBreakRef.current({
      play: () => void request('play'),
      hold() {
        isHeldRef.current = true;
        adBreakHandle.current?.hold();
      },
      release() {
        isHeldRef.current = false;
        adBreakHandle.current?.release();
      },
    });
    isPlayWantedRef.current = true;
    let isOver = false;
    const end = (reason: AdBreakReason): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer.current);
      setIsBreakRunning(false);
      resumePlayback({ isToPlay: reason === 'played' || isPlayWantedRef.current });
      report({ kind: 'over', why: reason });
    };
    breakRef.current = { isDone: true, end };
    setIsBreakRunning(true);
    timer.current = setTimeout(() => end('late'), startTimeoutMs);
    import('./ad-break.tsx').then((code) => setBreak({ type: code.AdBreak })).catch(() => end('failed'));
  }

  const handleRequest = useCallback(
    ({ type }: PlayerRequest): boolean => {
      if (!isBreakRunning) return false;
      if (type === 'toggleCaptions' && adBreakHandle.current?.toggleCaptions()) return true;
      if (sharedRequests.has(type)) return false;
      if (type === 'togglePlay' || type === 'play' || type === 'pause') request(type);
      return true;
    },
    [isBreakRunning, request],
  );

  return {
    onBegin,
    handleRequest,
    cover:
      isBreakRunning && ads ? (
        <>
          <div className={styles.ground}>{!Break && <Spinner size="l" />}</div>
          {Break && (
            <Break.type
              ref={adBreakHandle}
              tags={ads.tags}
              macros={ads.macros?.()}
              isPlaybackHeld={() => isHeldRef.current}
              isAdWanted={() => isPlayWantedRef.current}
              onStep={report}
              onStarted={() => clearTimeout(timer.current)}
              onFinished={(reason) => breakRef.current.end(reason)}
            />
          )}
        </>
      ) : undefined,
  };
}
