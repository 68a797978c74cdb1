import { useEffect, useImperativeHandle, useRef, useState, useSyncExternalStore, type Ref } from 'react';
import { usePlayer } from '../controls/player-context.ts';
import { readPreferences, writePreferences } from '../preferences/preferences.ts';
import type { AdStep, ReportStep } from './ad-step.ts';
import { AdView } from './ad-view.tsx';
import type { MacroValues } from './fill-macros.ts';
import { createAdBreak, initialAdState, type AdBreak as Running } from './create-ad-break.ts';

/** The player's commands for the ads in its player area. */
export interface AdBreakHandle {
  request(type: 'togglePlay' | 'play' | 'pause'): void;
  /**
   * The viewer toggles captions. @returns false for an ad without captions; the caller then toggles the video's
   * captions
   */
  toggleCaptions(): boolean;
  hold(): void;
  release(): void;
}

export interface AdBreakProps {
  tags: readonly string[];
  macros: MacroValues | undefined;
  /** Whether the page holds the video (`pauseFor` of the remote). A hold also pauses the ads before the video. */
  isPlaybackHeld: () => boolean;
  /** Whether the ad may start: false after the viewer has asked for a pause. */
  isAdWanted: () => boolean;
  onStep: ReportStep;
  /** Called when an ad plays, or waits for the viewer's press. */
  onStarted: () => void;
  onFinished: (reason: Extract<AdStep, { kind: 'over' }>['why']) => void;
  ref?: Ref<AdBreakHandle> | undefined;
}

/** The viewer's caption languages: the chosen one, and the page's. */
const getCaptionLanguages = (): (string | null)[] => [readPreferences().captions, document.documentElement.lang];

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Loads the ads before a video and plays them in their own video element. The player's sound and full screen apply to
 * them.
 */
export function AdBreak({
  tags,
  macros,
  isPlaybackHeld,
  isAdWanted,
  onStep,
  onStarted,
  onFinished,
  ref,
}: AdBreakProps) {
  const { store, request } = usePlayer();
  const video = useRef<HTMLVideoElement>(null);
  const captions = useRef<HTMLDivElement>(null);
  // The chosen language is read only once, because turning captions off clears it.
  const [languages] = useState(getCaptionLanguages);
  const [runningBreak, setRunningBreak] = useState<Running | null>(null);
  const firstProps = useRef({ tags, macros, isPlaybackHeld, isAdWanted, onStep, onStarted, onFinished });

  useEffect(() => {
    if (!video.current || !captions.current) return undefined;
    const parts = firstProps.current;
    const createdBreak = createAdBreak({
      video: video.current,
      captions: captions.current,
      captionChoice: { isShown: readPreferences().captions !== null, languages },
      tags: parts.tags,
      macros: parts.macros,
      sound: store.get(),
      report: parts.onStep,
      onStarted: parts.onStarted,
      onFinished: parts.onFinished,
      onSilenced() {
        // After a muted ad, the video starts muted, too, and offers its sound. The stored preferences do not change.
        store.set({ autoplay: 'muted' });
        request({ type: 'mute', muted: true });
      },
    });
    if (parts.isPlaybackHeld()) createdBreak.hold();
    if (!parts.isAdWanted()) createdBreak.request('pause');
    setRunningBreak(createdBreak);
    const stop = store.subscribe(() => createdBreak.setSound(store.get()));
    return () => {
      stop();
      createdBreak.destroy();
    };
  }, [store, request, languages]);

  /** Toggles the captions of the ad and of the video that follows. */
  function toggleCaptions(): boolean {
    const isShown = runningBreak?.state.get().captions ?? null;
    if (!runningBreak || isShown === null) return false;
    runningBreak.showCaptions(!isShown);
    const { text } = store.get();
    const [track = text[0]] = languages.flatMap(
      (preferredLanguage) => text.find(({ language }) => language === preferredLanguage) ?? [],
    );
    if (track) request({ type: 'captions', id: isShown ? null : track.id });
    else writePreferences({ captions: isShown ? null : document.documentElement.lang });
    return true;
  }

  const handle: AdBreakHandle = {
    toggleCaptions,
    request: (type) => runningBreak?.request(type),
    hold: () => runningBreak?.hold(),
    release: () => runningBreak?.release(),
  };
  useImperativeHandle(ref, () => handle);
  const state = runningBreak?.state;
  const ad = useSyncExternalStore(state?.subscribe ?? subscribeToNothing, () => state?.get() ?? initialAdState);
  return (
    <AdView
      ad={ad}
      videoRef={video}
      captionsRef={captions}
      onToggleCaptions={toggleCaptions}
      onTogglePlay={() => handle.request('togglePlay')}
      onSkip={() => runningBreak?.skip()}
      onVisit={() => runningBreak?.visit()}
    />
  );
}
