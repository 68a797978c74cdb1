import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { Countdown } from './countdown.tsx';

const meta: Meta<typeof Countdown> = {
  title: 'Content/Countdown',
  component: Countdown,
  args: { targetMs: sampleNowMs + 160_000_000 },
  decorators: [
    (Story) => (
      <Providers now={sampleNowMs}>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

export const Days: StoryObj<typeof Countdown> = {};
export const Months: StoryObj<typeof Countdown> = { args: { targetMs: sampleNowMs + 40 * 24 * 3_600_000 } };
export const Over: StoryObj<typeof Countdown> = { args: { targetMs: sampleNowMs } };
