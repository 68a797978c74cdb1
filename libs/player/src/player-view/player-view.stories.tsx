import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  liveState,
  PlayerScene,
  recordingState,
  SceneLocale,
  sceneMoments,
  sceneNowMs,
  sceneStretches,
} from '../testing/player-scene.tsx';
import { FullscreenOffer } from './fullscreen-offer.tsx';

const meta: Meta<typeof PlayerScene> = {
  title: 'Player/Player',
  component: PlayerScene,
  args: {
    title: 'Tromsø Aurora v Oslo Ravens',
    poster: '/art/scene-hero.svg',
    layers: [sceneMoments],
    state: recordingState,
  },
  decorators: [
    (Story) => (
      <SceneLocale>
        <div style={{ maxInlineSize: 936 }}>
          <Story />
        </div>
      </SceneLocale>
    ),
  ],
};

export default meta;
type Story = StoryObj<typeof PlayerScene>;

/** The state before a load, which the server renders. */
export const BeforeThePress: Story = { args: { state: {} } };

export const Recording: Story = {};

/** Several features on one seek bar: key moments, a clip that is being cut, breaks, and a team's own colour. */
export const LayersOfMarkers: Story = { args: { layers: [...sceneStretches, sceneMoments] } };

export const LiveAtTheEdge: Story = { args: { state: liveState } };

/** Nine minutes behind, with the time of day of the picture. */
export const BehindLive: Story = {
  args: { state: { ...liveState, paused: true, atLiveEdge: false, behindLive: 558, currentTime: 5094 } },
};

/** Behind live, in a window that reaches back to the beginning of the broadcast. */
export const FromTheStart: Story = {
  args: {
    state: { ...liveState, atLiveEdge: false, behindLive: 558, currentTime: 5094 },
    timelineStart: sceneNowMs - 5652_000,
  },
};

export const TwoCameras: Story = {
  args: { state: liveState, streams: { value: 'hd', onChange: () => undefined } },
};

/** A field twice as wide as the player area, with a number on each of its eighths and a running player. */
function showField(container: HTMLDivElement | null): void {
  if (!container || container.firstElementChild) return;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1280, height: 360 });
  const canvasContext = canvas.getContext('2d');
  const video = document.createElement('video');
  Object.assign(video, { muted: true, srcObject: canvas.captureStream(10) });
  container.append(video);
  let step = 0;
  const draw = (): void => {
    if (!canvasContext || (step > 0 && !container.isConnected)) return;
    for (let eighth = 0; eighth < 8; eighth += 1) {
      canvasContext.fillStyle = eighth % 2 === 0 ? '#2f7d4f' : '#37915b';
      canvasContext.fillRect(eighth * 160, 0, 160, 360);
      canvasContext.fillStyle = '#ffffff';
      canvasContext.font = '700 64px sans-serif';
      canvasContext.fillText(String(eighth + 1), eighth * 160 + 60, 200);
    }
    canvasContext.fillRect(900 + ((step * 6) % 160), 240, 16, 40);
    step += 1;
    requestAnimationFrame(draw);
  };
  draw();
  void video.play();
}

/** The whole field, through a camera that follows the play until the viewer moves it. */
export const Panorama: Story = {
  args: {
    state: { ...liveState, paused: true, firstFrame: true },
    streams: { value: 'pano', onChange: () => undefined },
    panoramic: true,
    pictureRef: showField,
  },
  // The panorama's code loads when it is first shown.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-camera] canvas')).not.toBeNull(), { timeout: 5000 });
  },
};

/** The panorama on a phone: its controls are between the skip buttons, within reach of a thumb. */
export const PanoramaOnPhone: Story = {
  ...Panorama,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};

/** The panorama has failed, and the produced picture is back. */
export const PanoramaLost: Story = {
  args: { state: liveState, streams: { value: 'hd', onChange: () => undefined, lostCamera: 'pano' } },
};

/** A new address has failed, and the previous stream plays again. */
export const FormerStreamBack: Story = {
  args: { state: { ...liveState, isFormerStream: true } },
};

/** Playback without sound, because the browser refused sound. */
export const SoundOffered: Story = {
  args: { state: { ...recordingState, paused: false, muted: true, autoplay: 'muted' } },
};

export const Reconnecting: Story = { args: { state: { ...liveState, recovering: true, waiting: true } } };

/** The message stays while the player retries. */
export const StreamGone: Story = {
  args: {
    state: {
      ...liveState,
      recovering: true,
      problem: { kind: 'missing', fatal: true, category: 1, code: 1001, status: 404 },
      retryAt: Date.now() + 12_000,
    },
  },
};

/** The message after recovery has given up a recording, with the viewer's options. */
export const GivenUp: Story = {
  args: {
    state: {
      ...recordingState,
      problem: { kind: 'forbidden', fatal: true, category: 1, code: 1001, status: 403, request: 'segment' },
    },
  },
};

/** A recording that waits for its next seconds. */
export const Buffering: Story = { args: { state: { ...recordingState, paused: false, waiting: true } } };

/** The first wait, over the white of ice. After three seconds a text says what the player waits for. */
export const WaitOnIce: Story = {
  args: {
    poster: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#fff"/></svg>')}`,
    state: { phase: 'loading', paused: false, waiting: true },
  },
};

export const CannotPlay: Story = {
  args: { state: { ...recordingState, problem: { kind: 'unsupported', fatal: true, category: 4, code: 4032 } } },
};

export const Offline: Story = {
  args: {
    state: { ...liveState, recovering: true, problem: { kind: 'offline', fatal: true, category: 1, code: 1002 } },
  },
};

export const BroadcastOver: Story = { args: { state: { ...liveState, ended: true, paused: true } } };

/** A playing phone that was turned to landscape. */
export const TurnedPhone: Story = { args: { state: liveState, overlay: <FullscreenOffer /> } };

/** The smallest player: icons replace words, and the settings have the other controls. */
export const SmallestBehindLive: Story = {
  args: {
    state: { ...liveState, paused: true, atLiveEdge: false, behindLive: 3738, currentTime: 1914 },
    streams: { value: 'hd', onChange: () => undefined },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 280 }}>
        <Story />
      </div>
    ),
  ],
};

/** A phone: 44-pixel targets, skip buttons at the picture's sides, the rest behind the settings button. */
export const Phone: Story = {
  args: { state: liveState, streams: { value: 'hd', onChange: () => undefined } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
};
