import { createValue, type Value } from '../remote/value.ts';
import type { AdStep, ReportStep } from './ad-step.ts';
import { chooseCaptions, showCaptions } from './ad-captions.ts';
import type { MacroValues } from './fill-macros.ts';
import type { LinearAd } from './linear-ad.ts';
import { loadBreak } from './load-break.ts';
import { playAd, type AdPlayback } from './play-ad.ts';

/** The state of the ad in the player area. Times are seconds. */
export interface AdState {
  /** `blocked`: the browser refuses to play until the viewer presses. */
  phase: 'loading' | 'blocked' | 'playing';
  paused: boolean;
  /** The video should play and has no data. */
  waiting: boolean;
  /** The number of this ad among `count`. */
  number: number;
  count: number;
  position: number;
  seconds: number;
  /** Seconds until the viewer may skip the ad; 0 for an ad that can be skipped now, null for one that never can. */
  skipIn: number | null;
  /** Whether the captions are shown; null for an ad without captions. */
  captions: boolean | null;
  link: string | undefined;
}

export const initialAdState: AdState = {
  phase: 'loading',
  paused: false,
  waiting: false,
  number: 1,
  count: 1,
  position: 0,
  seconds: 0,
  skipIn: null,
  captions: null,
  link: undefined,
};

export interface AdBreakParts {
  video: HTMLVideoElement;
  /** The ad's captions are drawn into this element. */
  captions: HTMLElement;
  /** Whether the viewer wants captions, and in which languages: BCP 47 tags, preferred first. */
  captionChoice: { isShown: boolean; languages: readonly (string | null)[] };
  /** The tags are tried in order until a tag has an ad. */
  tags: readonly string[];
  /** Values of VAST's macros that the page knows. */
  macros?: MacroValues | undefined;
  /** The viewer's sound settings, which also apply to the video after the ads. */
  sound: { volume: number; muted: boolean };
  report: ReportStep;
  /**
   * An ad plays, or waits for the viewer's press. From then on, the time limit for the ads no longer starts the video.
   */
  onStarted: () => void;
  onSilenced: () => void;
  onFinished: (reason: Extract<AdStep, { kind: 'over' }>['why']) => void;
}

/** The ads before a video, from their tags to the end of the last one. */
export interface AdBreak {
  state: Value<AdState>;
  /** A request of the viewer. */
  request(type: 'togglePlay' | 'play' | 'pause'): void;
  skip(): void;
  visit(): void;
  /** Shows or hides captions, in this ad and in the ads that follow. */
  showCaptions(isShown: boolean): void;
  setSound(sound: { volume: number; muted: boolean }): void;
  /** Pauses the ad for the page until `release`. */
  hold(): void;
  release(): void;
  destroy(): void;
}

/** Reads the part of the state that the media element has. */
function readAd(video: HTMLVideoElement, { skipAfter, seconds, link }: LinearAd): Partial<AdState> {
  const length = Number.isFinite(video.duration) ? video.duration : seconds;
  const isShort = skipAfter !== null && skipAfter >= length;
  return {
    paused: video.paused,
    waiting: !video.paused && video.readyState < video.HAVE_FUTURE_DATA,
    position: video.currentTime,
    seconds: length,
    skipIn: skipAfter === null || isShort ? null : Math.max(0, skipAfter - video.currentTime),
    link,
  };
}

type Sound = AdBreakParts['sound'];

/** Applies only changes of the viewer's sound settings, so that a video muted by the browser stays muted. */
function createSoundSetter(video: HTMLVideoElement): (sound: Sound) => void {
  let lastSound: Sound = { volume: -1, muted: false };
  return ({ volume, muted }) => {
    if (lastSound.volume === volume && lastSound.muted === muted) return;
    lastSound = { volume, muted };
    video.volume = volume;
    video.muted = muted;
  };
}

export function createAdBreak(parts: AdBreakParts): AdBreak {
  const { video, tags, report } = parts;
  const state = createValue<AdState>(initialAdState);
  const abortController = new AbortController();
  const setSound = createSoundSetter(video);
  let currentAd: { playback: AdPlayback; ad: LinearAd } | null = null;
  let isPlaybackHeld = false;
  let isPlayWanted = true;
  let hasStarted = false;
  let isCaptioned = parts.captionChoice.isShown;
  let hideCaptions = (): void => undefined;

  const updateState = (patch: Partial<AdState>): void => state.set({ ...state.get(), ...patch });

  /** Shows the captions of an ad if it has captions and the viewer wants them. */
  function startCaptions({ captions: files }: LinearAd): void {
    hideCaptions();
    hideCaptions = (): void => undefined;
    const file = chooseCaptions(files, parts.captionChoice.languages);
    updateState({ captions: file ? isCaptioned : null });
    if (file && isCaptioned) hideCaptions = showCaptions(video, parts.captions, file);
  }

  async function playOne(ad: LinearAd): Promise<boolean> {
    startCaptions(ad);
    const playback = playAd({
      video,
      ad,
      report,
      onStarted(outcome) {
        hasStarted = true;
        updateState({ phase: outcome });
        parts.onStarted();
      },
      onSilenced: parts.onSilenced,
      onChange: () => updateState(readAd(video, ad)),
      isPlaybackHeld: () => isPlaybackHeld,
      isAdWanted: () => isPlayWanted,
    });
    currentAd = { playback, ad };
    const outcome = await playback.done;
    currentAd = null;
    hideCaptions();
    return outcome !== 'failed';
  }

  async function run(): Promise<void> {
    setSound(parts.sound);
    const macros = { ...parts.macros, PLAYERSIZE: `${video.clientWidth},${video.clientHeight}` };
    for (const tag of tags) {
      const loadedBreak = await loadBreak(tag, { signal: abortController.signal, report, macros }).catch(
        (error: unknown) => {
          if (!abortController.signal.aborted)
            report({ kind: 'fault', code: 301, message: error instanceof Error ? error.message : '' });
        },
      );
      if (abortController.signal.aborted) return;
      if (!loadedBreak || loadedBreak.ads.length === 0) continue;
      loadedBreak.track('breakStart');
      let isShown = false;
      for (const [index, ad] of loadedBreak.ads.entries()) {
        updateState({ ...initialAdState, number: index + 1, count: loadedBreak.ads.length });
        isShown = (await playOne(ad)) || isShown;
        if (abortController.signal.aborted) return;
      }
      loadedBreak.track('breakEnd');
      // An ad has filled the player area, even if it failed. The video follows now, without a request of the next tag.
      if (hasStarted) return parts.onFinished(isShown ? 'played' : 'nothing');
    }
    parts.onFinished('nothing');
  }

  /** The viewer pressed play, which overrides `hold`. */
  function play(): void {
    isPlayWanted = true;
    video.play().catch(() => undefined);
    if (currentAd && state.get().phase === 'blocked') updateState({ phase: 'loading' });
  }

  void run();
  return {
    state,
    request(type) {
      if (!currentAd) {
        // After a pause, the next ad waits for a press.
        if (type !== 'togglePlay') isPlayWanted = type === 'play';
        return;
      }
      if (type === 'play' || (type === 'togglePlay' && video.paused)) return play();
      isPlayWanted = false;
      video.pause();
    },
    skip() {
      if (state.get().skipIn !== 0) return;
      // A viewer who skips a paused ad wants to see the next video.
      isPlayWanted = true;
      currentAd?.playback.skip();
    },
    visit() {
      currentAd?.playback.reportVisit();
      isPlayWanted = false;
      video.pause();
    },
    showCaptions(isShown) {
      isCaptioned = isShown;
      if (currentAd) startCaptions(currentAd.ad);
    },
    setSound,
    hold() {
      isPlaybackHeld = true;
      video.pause();
    },
    release() {
      if (!isPlaybackHeld) return;
      isPlaybackHeld = false;
      if (currentAd && isPlayWanted) video.play().catch(() => undefined);
    },
    destroy() {
      abortController.abort();
      currentAd?.playback.destroy();
      hideCaptions();
      video.pause();
      video.removeAttribute('src');
      video.load();
    },
  };
}
