import type { Meta, StoryObj } from '@storybook/react-vite';
import { toEventView } from '@touchline/content';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { ScoreBug } from './score-bug.tsx';

const view = toEventView(createWireMatch({ status: 'live' }), { text: (key) => key });

const meta: Meta<typeof ScoreBug> = {
  title: 'Event/Score bug',
  component: ScoreBug,
  args: { view, picture: undefined },
  decorators: [
    (Story) => (
      <Scene>
        <div data-theme="dark">
          <Story />
        </div>
      </Scene>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ScoreBug>;

export const UnwatchedScore: Story = {};

/** The score at the playback position. */
export const WatchedScore: Story = { args: { picture: { score: [0, 1], clock: undefined, atMs: undefined } } };

/** The score at the playback position is unknown. */
export const UnknownScore: Story = {
  args: { picture: { score: undefined, clock: undefined, atMs: undefined }, onShowLive: () => undefined },
};
