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
   * The viewer toggles captions. @returns false for an ad without captions, so that the video's captions toggle instead
   */
  toggleCaptions(): boolean;
  hold(): void;
  release(): void;
}

export interface AdBreakProps {
  tags: readonly string[];
  macros: MacroValues | undefined;
  /** The page holds the video, and therefore the ad before it. */
  isPlaybackHeld: () => boolean;
  /** Whether the ad may start: false after the viewer has asked for a pause. */
  isAdWanted: () => boolean;
  onStep: ReportStep;
  /** An ad plays, or waits for the viewer's press. */
  onStarted: () => void;
  onFinished: (reason: Extract<AdStep, { kind: 'over' }>['why']) => void;
  ref?: Ref<AdBreakHandle> | undefined;
}

/** The viewer's caption languages: the chosen one, and the page's. */
const getCaptionLanguages = (): (string | null)[] => [readPreferences().captions, document.documentElement.lang];

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * The ads before a video: loads them and plays them in their own video element. Sound and full screen are the player's.
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
  // Turning captions off clears the chosen language, so it is read once, before that.
  const [languages] = useState(getCaptionLanguages);
  const [runningBreak, setRunningBreak] = useState<Running | null>(null);
  const firstProps = useRef({
    tags,
    macros,
    isHeld: isPlaybackHeld,
    isWanted: isAdWanted,
    onStep,
    onBegun: onStarted,
    onOver: onFinished,
  });

  useEffect(() => {
    if (!video.current || !captions.current) return undefined;
    const { isHeld: isHeldNow, isWanted: isWantedNow, tags: firstTags, ...parts } = firstProps.current;
    const createdBreak = createAdBreak({
      video: video.current,
      captions: captions.current,
      captionChoice: { isShown: readPreferences().captions !== null, languages },
      tags: firstTags,
      macros: parts.macros,
      sound: store.get(),
      report: parts.onStep,
      onStarted: parts.onBegun,
      onFinished: parts.onOver,
      onSilenced() {
        // The video that follows is muted, too: it offers its sound, and the preferences keep the viewer's choice.
        store.set({ autoplay: 'muted' });
        request({ type: 'mute', muted: true });
      },
    });
    if (isHeldNow()) createdBreak.hold();
    if (!isWantedNow()) createdBreak.request('pause');
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
