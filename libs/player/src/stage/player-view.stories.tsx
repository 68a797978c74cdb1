import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  liveState,
  PlayerScene,
  recordingState,
  SceneLocale,
  sceneMoments,
  sceneStretches,
} from '../testing/player-scene.tsx';
import { TurnOffer } from './turn-offer.tsx';

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

/** Before anything is loaded: what the server renders. */
export const BeforeThePress: Story = { args: { state: {} } };

export const Recording: Story = {};

/** Several features on one seek bar: key moments, a clip that is being cut, breaks, and a team's own colour. */
export const LayersOfMarkers: Story = { args: { layers: [...sceneStretches, sceneMoments] } };

export const LiveAtTheEdge: Story = { args: { state: liveState } };

/** Nine minutes behind, with the time of day that was. */
export const BehindLive: Story = {
  args: { state: { ...liveState, paused: true, atLiveEdge: false, behindLive: 558, currentTime: 5094 } },
};

export const TwoCameras: Story = {
  args: { state: liveState, streams: { value: 'hd', onChange: () => undefined } },
};

/** Playing without sound, because the browser refused it. */
export const SoundOffered: Story = {
  args: { state: { ...recordingState, paused: false, muted: true, autoplay: 'muted' } },
};

export const Reconnecting: Story = { args: { state: { ...liveState, recovering: true, waiting: true } } };

/** The message stays while the player goes on trying. */
export const StreamGone: Story = {
  args: {
    state: {
      ...liveState,
      recovering: true,
      problem: { kind: 'missing', fatal: true, category: 1, code: 1001, status: 404 },
    },
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

/** A phone that was turned on its side while it plays. */
export const TurnedPhone: Story = { args: { state: liveState, overlay: <TurnOffer /> } };

/** The smallest: signs stand for words, and what has no room is in the settings. */
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

/** As on a phone: 44-pixel targets, skips at the picture's sides, the rest behind the settings button. */
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
