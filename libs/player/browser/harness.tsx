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
import en from '../locales/en.json';

/** A page with one player, driven by its query and watched through `window.harness`. */
const query = new URLSearchParams(location.search);
const locale = toLocale(query.get('locale') ?? 'en') ?? 'en';
document.documentElement.dir = getDirection(locale);

interface Harness {
  /** All phases of the player so far, because some are too short for the test to read. */
  phases: PlayerState['phase'][];
  frames: number;
  /** performance.now() of every frame. */
  frameTimes: number[];
  /** The video's second in each frame. */
  mediaTimes: number[];
  askedForAddress: number;
  /** The steps of ads, and the number of their frames. */
  adSteps: AdStep[];
  adFrames: number;
  /** Milliseconds from the mount of the player until the video itself could begin. */
  adBreakMs: number;
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
  askedForAddress: 0,
  adSteps: [],
  adFrames: 0,
  adBreakMs: 0,
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

function countFrames(video: HTMLVideoElement): void {
  const requestNextFrame = (): void => {
    video.requestVideoFrameCallback((_, { mediaTime }) => {
      harness.frames += 1;
      harness.frameTimes.push(performance.now());
      harness.mediaTimes.push(mediaTime);
      requestNextFrame();
    });
  };
  requestNextFrame();
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

/** The time of the player's mount. */
let mountedAtMs = 0;
const tag = query.get('ad');
const ads: PreRollAds | undefined = tag
  ? {
      tags: [tag],
      onStep(step) {
        harness.adSteps.push(step);
        if (step.kind === 'found') countAdFrames();
        // A frame that the browser decodes behind the ads, before the video plays, also counts.
        if (step.kind !== 'over') return;
        harness.framesBehindAds = harness.frames;
        harness.adBreakMs = performance.now() - mountedAtMs;
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
          mountedAtMs ||= performance.now();
          countFrames(video);
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
