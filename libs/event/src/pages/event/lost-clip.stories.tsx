import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shelf } from '@touchline/ui-kit';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Scene } from '../../testing/scene.tsx';
import { LostClip } from './personal-clip-shelf.tsx';

const meta: Meta<typeof LostClip> = {
  title: 'Event/Lost clip',
  component: LostClip,
  args: { title: 'Overtime winner', onRetry: fn() },
  decorators: [
    (Story) => (
      <Scene>
        <Shelf heading="Your clips" columns="wide">
          <Story />
        </Shelf>
      </Scene>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof LostClip>;

export const Unsaved: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Overtime winner/ }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongTitle: Story = {
  args: { title: 'Überraschungsführungstreffer in der letzten Spielminute der Verlängerung, zweite Perspektive' },
};
