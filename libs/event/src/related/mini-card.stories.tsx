import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { MiniCard } from './mini-card.tsx';

function Card({ part }: { part: Partial<WireEvent> }) {
  return <MiniCard view={useEventViews()(wireMatch(part))} />;
}

const meta: Meta<{ part: Partial<WireEvent> }> = {
  title: 'Event/Mini card',
  render: ({ part }) => (
    <Scene>
      <div style={{ maxInlineSize: 372 }}>
        <Card part={part} />
      </div>
    </Scene>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Live: Story = { args: { part: { clock: { period: 2, seconds: 706, running: true } } } };
export const LiveWithPrice: Story = {
  args: {
    part: {
      available_for_user: false,
      commerce_coverage: 'commerce_ppv_media',
      price_from: { price: '5.99', currency: 'EUR' },
    },
  },
};
export const Upcoming: Story = { args: { part: { status: 'upcoming' } } };
export const Recording: Story = { args: { part: { status: 'archived', duration: 8691 } } };
export const LongTitle: Story = {
  args: {
    part: {
      status: 'vod',
      media_type: 'clip',
      duration: 58,
      title: 'Kallas with the glove save of the season? '.repeat(3),
    },
  },
};
