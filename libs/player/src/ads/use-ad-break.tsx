import { Spinner } from '@touchline/ui-kit';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode, type RefObject } from 'react';
import type { RemotePlayer } from '../remote/remote.ts';
import type { PlayerRequest } from '../store/requests.ts';
import type { AdBreakHandle, AdBreakProps } from './ad-break.tsx';
import type { AdStep, ReportStep } from './ad-step.ts';
import styles from './use-ad-break.module.css';

/** Ads before the video. */
export interface AdsBefore {
  /** Addresses of VAST or VMAP documents: the first one that brings an ad is played. */
  tags: readonly string[];
  onStep?: ReportStep | undefined;
}

/** Milliseconds from the wish to play until the video itself begins, whatever an ad server does. */
const patience = 4000;

/** Lets something else have the stage and the page's remote; the answer gives both back, and the video begins if it is still to play. */
export type GiveWay = (other: Omit<RemotePlayer, 'seek' | 'reveal'>) => (back: { isToPlay: boolean }) => void;

export interface UsedAdBreak {
  /** The video is about to begin for the first time. */
  onBegin: () => void;
  /** What stands on the stage instead of the video's own controls; undefined where nothing does. */
  cover: ReactNode;
  /** Carries out what the viewer asks for where that is the ads' to do. */
  takes: (request: PlayerRequest) => boolean;
}

type Why = Extract<AdStep, { kind: 'over' }>['why'];

/** What the video's own player does all the same while ads play: they have its sound, its captions and its screen. */
const shared: ReadonlySet<PlayerRequest['type']> = new Set([
  'volume',
  'volumeBy',
  'mute',
  'toggleMute',
  'captions',
  'toggleCaptions',
  'toggleFullscreen',
]);

/** Plays ads before the video's first second: of their code nothing is here but its import. */
export function useAdBreak(ads: AdsBefore | undefined, giveWay: RefObject<GiveWay | null>): UsedAdBreak {
  const [isOn, setOn] = useState(false);
  const [Break, setBreak] = useState<{ type: ComponentType<AdBreakProps> } | null>(null);
  const handle = useRef<AdBreakHandle>(null);
  const held = useRef(false);
  /** Cleared by who asks for a pause before an ad has come: nothing begins by itself then, the video after it neither. */
  const wanted = useRef(true);
  const run = useRef<{ isDone: boolean; end: (why: Why) => void }>({ isDone: false, end: () => undefined });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report: ReportStep = (step) => ads?.onStep?.(step);

  useEffect(() => {
    const { current } = timer;
    return () => {
      clearTimeout(timer.current ?? current);
      // Put on the stage anew, as development does, it begins anew.
      run.current = { isDone: false, end: () => undefined };
    };
  }, []);

  const ask = useCallback((type: 'togglePlay' | 'play' | 'pause'): void => {
    if (type !== 'togglePlay') wanted.current = type === 'play';
    handle.current?.request(type);
  }, []);

  function onBegin(): void {
    if (run.current.isDone || !ads || ads.tags.length === 0 || !giveWay.current) return;
    const giveBack = giveWay.current({
      play: () => void ask('play'),
      hold() {
        held.current = true;
        handle.current?.hold();
      },
      release() {
        held.current = false;
        handle.current?.release();
      },
    });
    wanted.current = true;
    let isOver = false;
    const end = (why: Why): void => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer.current);
      setOn(false);
      giveBack({ isToPlay: why === 'played' || wanted.current });
      report({ kind: 'over', why });
    };
    run.current = { isDone: true, end };
    setOn(true);
    timer.current = setTimeout(() => end('late'), patience);
    import('./ad-break.tsx').then((code) => setBreak({ type: code.AdBreak })).catch(() => end('failed'));
  }

  const takes = useCallback(
    ({ type }: PlayerRequest): boolean => {
      if (!isOn) return false;
      if (type === 'toggleCaptions' && handle.current?.toggleCaptions()) return true;
      if (shared.has(type)) return false;
      if (type === 'togglePlay' || type === 'play' || type === 'pause') ask(type);
      return true;
    },
    [isOn, ask],
  );

  return {
    onBegin,
    takes,
    cover:
      isOn && ads ? (
        <>
          <div className={styles.ground}>{!Break && <Spinner size="l" />}</div>
          {Break && (
            <Break.type
              ref={handle}
              tags={ads.tags}
              isHeld={() => held.current}
              isWanted={() => wanted.current}
              onStep={report}
              onBegun={() => clearTimeout(timer.current)}
              onOver={(why) => run.current.end(why)}
            />
          )}
        </>
      ) : undefined,
  };
}
