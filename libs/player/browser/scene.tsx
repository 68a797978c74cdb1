import '@touchline/ui-kit/styles.css';
import { getDirection, toLocale, type Texts } from '@touchline/i18n';
import { StoryLanguage } from '@touchline/i18n/testing';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { PlayerState } from '../src/index.ts';
import type { Thumbnail } from '../src/engine/engine.ts';
import type { PlayerRequest } from '../src/store/requests.ts';
import {
  liveState,
  PlayerScene,
  recordingState,
  SceneLocale,
  sceneMoments,
  sceneStretches,
} from '../src/testing/player-scene.tsx';
import type { MarkerLayer } from '../src/remote.ts';
import { getFaults } from './layout-faults.ts';

/** A player with all controls of its bar, in any state and width, without a stream: driven by `window.scene`. */
interface Scene {
  requests: PlayerRequest[];
  show(state: SceneState, width: number): void;
  /**
   * Draws this many new key moments.
   * @returns milliseconds until their layout, and the score of the layout shift
   */
  measureMarkers(count: number): Promise<{ renderMs: number; layoutShift: number }>;
  /** The faults of the layout once it has settled. */
  faults(): Promise<string[]>;
}

export type SceneState = 'live' | 'behind' | 'archived';

declare global {
  interface Window {
    scene: Scene;
  }
}

const query = new URLSearchParams(location.search);
const locale = toLocale(query.get('locale') ?? 'en') ?? 'en';
document.documentElement.dir = getDirection(locale);

const catalogues = import.meta.glob<Texts>('../locales/*.json', { eager: true, import: 'default' });

/**
 * Each text is in the language in which it is widest. A layout with space for these texts has space in all fourteen
 * languages.
 */
function getWidestTexts(): Texts {
  const canvasContext = document.createElement('canvas').getContext('2d');
  if (canvasContext) canvasContext.font = '650 12px Inter, sans-serif';
  const measureTextWidth = (text: string): number => canvasContext?.measureText(text).width ?? text.length;
  const mergeTexts = (catalogues: readonly Texts[]): Texts => {
    const merged: Record<string, Texts[string]> = {};
    for (const key of new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue)))) {
      const found = catalogues.flatMap((catalogue) => catalogue[key] ?? []);
      const candidateTexts = found.filter((value) => typeof value === 'string');
      merged[key] =
        candidateTexts.length > 0
          ? candidateTexts.reduce((widest, text) => (measureTextWidth(text) > measureTextWidth(widest) ? text : widest))
          : mergeTexts(found.filter((value) => typeof value !== 'string'));
    }
    return merged;
  };
  return mergeTexts(Object.values(catalogues));
}

const texts = query.has('widest') ? getWidestTexts() : (catalogues[`../locales/${locale}.json`] ?? {});

const states: Readonly<Record<SceneState, Partial<PlayerState>>> = {
  live: { ...liveState, cast: 'offered' },
  behind: { ...liveState, cast: 'offered', paused: true, atLiveEdge: false, behindLive: 3738, currentTime: 1914 },
  archived: { ...recordingState, cast: 'offered', hasThumbnails: query.has('pictures') },
};

/** Like the engine, draws an element inside the container for captions. */
function drawCaptions(container: HTMLDivElement | null): void {
  const captionElement = document.createElement('div');
  captionElement.className = 'shaka-text-container';
  captionElement.innerHTML =
    '<div dir="auto" style="position: absolute; inset-inline: 0; inset-block-end: 0; text-align: center"></div>';
  captionElement.firstElementChild?.append(
    'The puck is under way again',
    document.createElement('br'),
    'and Tromsø attack from the left',
  );
  const screen = document.createElement('div');
  screen.append(captionElement);
  container?.replaceChildren(screen);
}

const defaultLayers: readonly MarkerLayer[] = query.has('marks') ? [...sceneStretches, sceneMoments] : [];

const kinds = ['goal', 'card', 'save', 'moment'] as const;

/** Moments all over the recording. Each tenth moment has an end. */
const createManyMoments = (count: number): MarkerLayer => ({
  ...sceneMoments,
  markers: Array.from({ length: count }, (_, index) => {
    const start = (index * 5652) / count;
    const end = index % 10 === 0 ? start + 20 : undefined;
    return { id: String(index), start, end, kind: kinds[index % 4] ?? 'moment', label: `Moment ${index}` };
  }),
});

const waitForNextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** An empty picture that only takes space. */
const thumbnail: Thumbnail = { url: 'data:,', x: 0, y: 0, width: 320, height: 180, sheetWidth: 320, sheetHeight: 180 };

const scoreBugElement = <div style={{ inlineSize: 200, blockSize: 26 }} data-score-bug="" />;

function Page() {
  const [layers, setLayers] = useState(defaultLayers);
  const [{ state, width }, show] = useState<{ state: SceneState; width: number }>({ state: 'live', width: 640 });
  useLayoutEffect(() => {
    window.scene.show = (nextState, playerWidth) => flushSync(() => show({ state: nextState, width: playerWidth }));
    window.scene.measureMarkers = async (count) => {
      let layoutShift = 0;
      const layoutShiftObserver = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) layoutShift += Number(Reflect.get(entry, 'value'));
      });
      layoutShiftObserver.observe({ type: 'layout-shift' });
      const manyMoments = createManyMoments(count);
      const startMs = performance.now();
      flushSync(() => setLayers([manyMoments]));
      document.body.getBoundingClientRect();
      const durationMs = performance.now() - startMs;
      await waitForNextFrame();
      await waitForNextFrame();
      layoutShiftObserver.disconnect();
      return { renderMs: durationMs, layoutShift };
    };
  }, []);
  return (
    <div style={{ inlineSize: width }}>
      <PlayerScene
        key={state}
        state={states[state]}
        streams={{ value: query.has('pano') ? 'pano' : 'hd', onChange: () => undefined }}
        panoramic={query.has('pano')}
        scoreBug={scoreBugElement}
        layers={layers}
        captionsRef={drawCaptions}
        thumbnail={thumbnail}
        onRequest={(request) => window.scene.requests.push(request)}
      />
    </div>
  );
}

window.scene = {
  requests: [],
  show: () => undefined,
  measureMarkers: () => Promise.reject(new Error('nothing is drawn yet')),
  async faults() {
    // The first frame lays out, and observers run before the second.
    await waitForNextFrame();
    await waitForNextFrame();
    return getFaults(document.querySelector('section'));
  },
};

const root = document.getElementById('root');
if (root) {
  await document.fonts.ready;
  createRoot(root).render(
    <StoryLanguage value={{ locale, resources: { player: texts } }}>
      <SceneLocale>
        <Page />
      </SceneLocale>
    </StoryLanguage>,
  );
}
