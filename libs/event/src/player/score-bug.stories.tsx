import type { Meta, StoryObj } from '@storybook/react-vite';
import { toEventView } from '@touchline/content';
import { Scene } from '../testing/scene.tsx';
import { createWireMatch } from '../testing/wire.ts';
import { ScoreBug } from './score-bug.tsx';

const view = toEventView(createWireMatch({ status: 'live' }), { text: (key) => key });

const meta: Meta<typeof ScoreBug> = {
  title: 'Event/Score bug',
  component: ScoreBug,
  args: { view, watchedScore: undefined },
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
export const WatchedScore: Story = { args: { watchedScore: [0, 1] } };
