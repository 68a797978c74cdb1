import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { usePlayer } from '../controls/player-context.ts';
import { readPreferences, writePreferences } from '../preferences/preferences.ts';
import type { AdStep, ReportStep } from './ad-step.ts';
import { AdView } from './ad-view.tsx';
import { createAdBreak, noAdYet, type AdBreak as Running } from './create-ad-break.ts';

/** What the player asks of the ads on its stage. */
export interface AdBreakHandle {
  request(type: 'togglePlay' | 'play' | 'pause'): void;
  /** The viewer wants captions, or none: answers whether that is the ad's to do. */
  toggleCaptions(): boolean;
  hold(): void;
  release(): void;
}

export interface AdBreakProps {
  tags: readonly string[];
  /** Something on the page holds the video, and so what plays before it. */
  isHeld: () => boolean;
  /** Nobody has asked for a pause since the video was to begin. */
  isWanted: () => boolean;
  onStep: ReportStep;
  /** An ad plays, or waits for the viewer's press. */
  onBegun: () => void;
  onOver: (why: Extract<AdStep, { kind: 'over' }>['why']) => void;
  ref?: Ref<AdBreakHandle> | undefined;
}

/** In which languages a viewer reads: the one that they chose last, and the page's. */
const readLanguages = (): (string | null)[] => [readPreferences().captions, document.documentElement.lang];

const nothing = (): (() => void) => () => undefined;

/** The ads before a video: asks for them, plays them in a video element of their own, and is over. Sound and full screen are the player's. */
export function AdBreak({ tags, isHeld, isWanted, onStep, onBegun, onOver, ref }: AdBreakProps) {
  const { store, request } = usePlayer();
  const video = useRef<HTMLVideoElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  // What they chose is forgotten by who turns captions off; not before the video begins.
  const [languages] = useState(readLanguages);
  const [running, setRunning] = useState<Running | null>(null);
  const first = useRef({ tags, isHeld, isWanted, onStep, onBegun, onOver });

  useEffect(() => {
    if (!video.current || !captions.current) return undefined;
    const { isHeld: isHeldNow, isWanted: isWantedNow, tags: given, ...parts } = first.current;
    const created = createAdBreak({
      video: video.current,
      captions: captions.current,
      words: { shown: readPreferences().captions !== null, languages },
      tags: given,
      sound: store.get(),
      report: parts.onStep,
      onBegun: parts.onBegun,
      onOver: parts.onOver,
      onSilenced() {
        // The same for the video that comes: its sound is offered, and nobody's taste is noted.
        store.set({ autoplay: 'muted' });
        request({ type: 'mute', muted: true });
      },
    });
    if (isHeldNow()) created.hold();
    if (!isWantedNow()) created.request('pause');
    setRunning(created);
    const stop = store.subscribe(() => created.setSound(store.get()));
    return () => {
      stop();
      created.destroy();
    };
  }, [store, request, languages]);

  /** One wish for the ad and for the video that comes. */
  function toggleCaptions(): boolean {
    const shown = running?.state.get().captions ?? null;
    if (!running || shown === null) return false;
    running.showCaptions(!shown);
    const { text } = store.get();
    const [track = text[0]] = languages.flatMap((wanted) => text.find(({ language }) => language === wanted) ?? []);
    if (track) request({ type: 'captions', id: shown ? null : track.id });
    else writePreferences({ captions: shown ? null : document.documentElement.lang });
    return true;
  }

  const handle: AdBreakHandle = {
    toggleCaptions,
    request: (type) => running?.request(type),
    hold: () => running?.hold(),
    release: () => running?.release(),
  };
  useImperativeHandle(ref, () => handle);
  const state = running?.state;
  const ad = useSyncExternalStore(state?.subscribe ?? nothing, () => state?.get() ?? noAdYet);
  return (
    <AdView
      ad={ad}
      videoRef={video}
      captionsRef={captions}
      onToggleCaptions={toggleCaptions}
      onTogglePlay={() => handle.request('togglePlay')}
      onSkip={() => running?.skip()}
      onVisit={() => running?.visit()}
    />
  );
}
