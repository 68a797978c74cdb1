import type { Meta, StoryObj } from '@storybook/react-vite';
import { getArtPath } from '../samples.fixture.tsx';
import { Touchline } from './touchline.tsx';

const meta: Meta<typeof Touchline> = {
  title: 'Kit/Touchline',
  component: Touchline,
  decorators: [
    (Story) => (
      <div style={{ padding: 24, background: '#0f1624' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Touchline>;

export const Live: Story = { args: { variant: 'live', progress: 0.62, ticks: [0.333, 0.666] } };
export const Upcoming: Story = { args: { variant: 'upcoming' } };
export const Watched: Story = { args: { variant: 'watched', progress: 0.4 } };
export const Large: Story = {
  args: {
    variant: 'live',
    size: 'l',
    progress: 0.79,
    ticks: [0.5],
    marks: [
      { at: 0.14, image: getArtPath('crest-TRA') },
      { at: 0.58, image: getArtPath('crest-OSL') },
    ],
  },
};
