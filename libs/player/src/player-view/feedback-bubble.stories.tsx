import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  liveState,
  PlayerScene,
  recordingState,
  SceneLocale,
  type PlayerSceneProps,
} from '../testing/player-scene.tsx';
import { FeedbackBubble } from './feedback-bubble.tsx';
import type { Feedback } from './feedback.ts';

interface BubbleProps {
  feedback: Feedback;
  state?: PlayerSceneProps['state'];
  /** The player's width, in pixels. */
  width?: number;
}

/** Shown on the picture for a moment: the effect of a key, a tap or a skip button. */
const meta: Meta<BubbleProps> = {
  title: 'Player/Feedback',
  render: ({ feedback, state = recordingState, width = 936 }) => (
    <SceneLocale>
      <div style={{ maxInlineSize: width }}>
        <PlayerScene
          title="Tromsø Aurora v Oslo Ravens"
          poster="/art/scene-hero.svg"
          state={state}
          overlay={<FeedbackBubble feedback={feedback} />}
        />
      </div>
    </SceneLocale>
  ),
};
export default meta;

type Story = StoryObj<BubbleProps>;

export const Back: Story = { args: { feedback: { kind: 'skip', seconds: -10 } } };
export const ForwardThreeTimes: Story = { args: { feedback: { kind: 'skip', seconds: 30 } } };
export const OnAPhone: Story = {
  args: {
    feedback: { kind: 'skip', seconds: 20 },
    state: { ...liveState, atLiveEdge: false, behindLive: 90 },
    width: 358,
  },
};
export const Volume: Story = { args: { feedback: { kind: 'volume' }, state: { ...recordingState, volume: 0.65 } } };
export const Muted: Story = { args: { feedback: { kind: 'volume' }, state: { ...recordingState, muted: true } } };
export const Speed: Story = { args: { feedback: { kind: 'speed' }, state: { ...recordingState, rate: 1.5 } } };
export const Plays: Story = { args: { feedback: { kind: 'play' }, state: { ...recordingState, paused: false } } };
export const Pauses: Story = { args: { feedback: { kind: 'play' } } };
