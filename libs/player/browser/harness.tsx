import '@touchline/ui-kit/styles.css';
import { createClock, createI18n, getDirection, LocaleProvider, toLocale, type Texts } from '@touchline/i18n';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Player, type PreRollAds, type AdStep, type PlayerHandle, type PlayerState } from '../src/index.ts';
import {
  type ClientData,
  type DrmServers,
  preloadStream,
  useMarkers,
  usePlayerRemote,
  type Marker,
  type PlayerRemote,
} from '../src/remote.ts';
import { startTimeoutMs } from '../src/ads/use-ad-break.tsx';
import { offerMs } from '../src/player-view/sound-offer.tsx';
import en from '../locales/en.json';
import { tickMs } from './tick.ts';

/** A page with one player, driven by its query and watched through `window.harness`. */
const query = new URLSearchParams(location.search);
const locale = toLocale(query.get('locale') ?? 'en') ?? 'en';
document.documentElement.dir = getDirection(locale);

/** The player's limits that a busy machine may exceed, in milliseconds. */
const limitsMs: readonly number[] = [startTimeoutMs, offerMs];

/** Makes these limits longer than a test. */
function lengthenLimits(): void {
  // oxlint-disable-next-line no-restricted-properties -- the page's own timers, not a wait of a test
  const { setTimeout: startTimeout, setInterval: startInterval } = window;
  const lengthen = (ms = 0): number => (limitsMs.includes(ms) ? 20 * ms : ms);
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number) => startTimeout(handler, lengthen(ms)),
    setInterval: (handler: TimerHandler, ms?: number) => startInterval(handler, lengthen(ms)),
  });
}
if (query.has('patient')) lengthenLimits();

interface Harness {
  /** All phases of the player so far, because some are too short for the test to read. */
  phases: PlayerState['phase'][];
  frames: number;
  /** performance.now() of every frame. */
  frameTimes: number[];
  /** The video's second in each frame. */
  mediaTimes: number[];
  /** How often the page's timer has run. Tests measure with it, because a busy machine may freeze the page. */
  ticks: number;
  /** The value of `ticks` in the last frame. */
  frameTick: number;
  /** The times in which the video had no data to play, in ticks. */
  stops: { from: number; to: number }[];
  askedForAddress: number;
  /** The steps of ads, and the number of their frames. */
  adSteps: AdStep[];
  adFrames: number;
  /** Frames of the video itself during the ad break. */
  framesBehindAds: number;
  state: PlayerState | null;
  handle: PlayerHandle | null;
  remote: PlayerRemote | null;
  /** The answer when the player asks for the current address. */
  nextAddress: string | null;
  setAddress: (address: string) => void;
  preload: (address: string) => void;
  mount: () => void;
  unmount: () => void;
}

declare global {
  interface Window {
    harness: Harness;
  }
}

const harness: Harness = {
  phases: [],
  frames: 0,
  frameTimes: [],
  mediaTimes: [],
  ticks: 0,
  frameTick: 0,
  stops: [],
  askedForAddress: 0,
  adSteps: [],
  adFrames: 0,
  framesBehindAds: 0,
  state: null,
  handle: null,
  remote: null,
  nextAddress: null,
  setAddress: () => undefined,
  preload: preloadStream,
  mount: () => undefined,
  unmount: () => undefined,
};
window.harness = harness;

setInterval(() => (harness.ticks += 1), tickMs);

function countFrames(video: HTMLVideoElement): void {
  const requestNextFrame = (): void => {
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      harness.frames += 1;
      harness.frameTick = harness.ticks;
      harness.frameTimes.push(performance.now());
      harness.mediaTimes.push(mediaTime);
      requestNextFrame();
    });
  };
  requestNextFrame();
}

/** Seconds of buffer below which a video that waits lacks data. A busy machine also waits for its decoder. */
const minBufferSeconds = 0.3;

/** Records when the video stops for lack of data. Late frames of a busy machine are no stop. */
function recordStops(video: HTMLVideoElement): void {
  let isStopped = false;
  const hasData = (): boolean => {
    const { buffered, currentTime } = video;
    return Array.from({ length: buffered.length }, (_, index) => index).some(
      (index) => buffered.start(index) <= currentTime && buffered.end(index) > currentTime + minBufferSeconds,
    );
  };
  const update = ({ type }: Event): void => {
    const isPlaying = !video.paused && video.readyState > video.HAVE_CURRENT_DATA;
    const last = harness.stops.at(-1);
    if (isStopped && last && (isPlaying || type === 'pause')) {
      last.to = harness.ticks;
      isStopped = false;
    } else if (!isStopped && (type === 'emptied' || (type === 'waiting' && !hasData()))) {
      isStopped = true;
      harness.stops.push({ from: harness.ticks, to: Infinity });
    }
  };
  for (const type of ['waiting', 'emptied', 'playing', 'timeupdate', 'pause']) video.addEventListener(type, update);
}

function countAdFrames(): void {
  const video = document.querySelector<HTMLVideoElement>('[data-ad] video');
  const requestNextFrame = (): void => {
    video?.requestVideoFrameCallback(() => {
      harness.adFrames += 1;
      requestNextFrame();
    });
  };
  requestNextFrame();
}

const getNumberParam = (name: string): number | undefined => (query.has(name) ? Number(query.get(name)) : undefined);

const clientDataMode = query.get('says');
const clientData: ClientData | undefined =
  clientDataMode === 'query' || clientDataMode === 'headers'
    ? { in: clientDataMode, contentId: 'match-42' }
    : undefined;

const tag = query.get('ad');
const ads: PreRollAds | undefined = tag
  ? {
      tags: [tag],
      onStep(step) {
        harness.adSteps.push(step);
        if (step.kind === 'found') countAdFrames();
        // A frame that the browser decodes behind the ads, before the video plays, also counts.
        if (step.kind === 'over') harness.framesBehindAds = harness.frames;
      },
    }
  : undefined;

const goalMarkers: readonly Marker[] = [
  { id: '1', start: 6, kind: 'goal', label: 'Goal, Henrik Dahl', detail: '35:02, from the point, 2–2' },
  { id: '2', start: 16, kind: 'card', label: 'Penalty, K. Moen' },
  { id: '3', start: 20, kind: 'period', label: '2nd period' },
  { id: '4', start: 33, end: 41, kind: 'save', label: 'Save, Mikko Kallas' },
  { id: '5', start: 48, kind: 'goal', label: 'Goal, Elias Lindqvist' },
];
const noMarkers: readonly Marker[] = [];

const keys = query.get('keys');
/** The licence servers. A browser ignores those of key systems that it lacks. */
const drm: DrmServers | undefined = keys
  ? {
      clearkey: { licenseUrl: keys },
      widevine: { licenseUrl: keys },
      licenceHeaders: query.has('token')
        ? async () => ({ 'X-Authorization': `Bearer ${query.get('token')}` })
        : undefined,
    }
  : undefined;

function Page() {
  const remote = usePlayerRemote();
  useEffect(() => {
    window.harness.remote = remote;
  }, [remote]);
  useMarkers({ id: 'key-moments', label: 'Key moments' }, query.has('markers') ? goalMarkers : noMarkers);
  const [address, setAddress] = useState(query.get('address') ?? '');
  const [isMounted, setMounted] = useState(!query.has('lazy'));
  useEffect(() => {
    window.harness.setAddress = setAddress;
    window.harness.mount = () => setMounted(true);
    window.harness.unmount = () => setMounted(false);
  }, []);
  if (!isMounted) return null;
  const panoAddress = query.get('pano');
  return (
    <Player
      ref={(player) => {
        window.harness.handle = player;
        const video = document.querySelector('video');
        if (player && video) {
          countFrames(video);
          recordStops(video);
        }
      }}
      address={address}
      kind={query.get('kind') === 'live' ? 'live' : 'recording'}
      title="Tromsø Aurora v Oslo Ravens"
      timelineStart={getNumberParam('start')}
      startAt={getNumberParam('at')}
      poster={query.get('poster') ?? undefined}
      autoPlay={!query.has('still')}
      ads={ads}
      clientData={clientData}
      drm={drm}
      scoreBug={query.has('bug') && <span>TRA 2 : 1 OSL</span>}
      streams={panoAddress ? { hd: address, pano: panoAddress } : undefined}
      resolveAddress={async () => {
        window.harness.askedForAddress += 1;
        return window.harness.nextAddress;
      }}
      onState={(state) => {
        window.harness.state = state;
        if (state.phase !== window.harness.phases.at(-1)) window.harness.phases.push(state.phase);
      }}
    />
  );
}

// Like on the event's page, the stream starts before the player mounts.
if (!query.has('lazy') && !query.has('still')) preloadStream(query.get('address') ?? '', { clientData, drm });

const texts: Record<string, Texts> = { player: en };
const i18n = createI18n({ locale, resources: texts });
const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <LocaleProvider
      i18n={i18n}
      locale={locale}
      direction={getDirection(locale)}
      timeZone="UTC"
      clock={createClock(Date.now())}
    >
      <Page />
    </LocaleProvider>,
  );
}
