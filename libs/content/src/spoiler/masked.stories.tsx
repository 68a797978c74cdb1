import type { Meta, StoryObj } from '@storybook/react-vite';
import { Providers } from '../testing/with-providers.tsx';
import { Masked } from './masked.tsx';
import { spoilerStore } from './spoiler-store.ts';

const meta: Meta<typeof Masked> = {
  title: 'Content/Masked',
  component: Masked,
  args: { action: 'Show the table', children: 'Ravens 24 points, Aurora 21' },
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Masked>;

export const Told: Story = {};
export const SpoilerFree: Story = {
  beforeEach() {
    spoilerStore.set(true);
    return () => spoilerStore.set(false);
  },
};
