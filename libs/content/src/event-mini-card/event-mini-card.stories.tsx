import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { EventMiniCard } from './event-mini-card.tsx';

const createView = (changes: Partial<WireEvent> = {}) => toEventView(sampleMatch(changes), { text: english });

const meta: Meta<typeof EventMiniCard> = {
  title: 'Content/Event mini card',
  component: EventMiniCard,
  args: { view: createView() },
  decorators: [
    (Story) => (
      <Providers>
        <div style={{ maxInlineSize: 372 }}>
          <Story />
        </div>
      </Providers>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EventMiniCard>;

export const Live: Story = {};
export const LiveWithPrice: Story = {
  args: {
    view: createView({
      available_for_user: false,
      commerce_coverage: 'commerce_ppv_media',
      price_from: { price: '5.99', currency: 'EUR' },
    }),
  },
};
export const Upcoming: Story = { args: { view: createView({ status: 'upcoming', clock: undefined }) } };
export const Recording: Story = { args: { view: createView({ status: 'archived', duration: 8691 }) } };
export const LongTitle: Story = {
  args: {
    view: createView({
      status: 'vod',
      media_type: 'clip',
      duration: 58,
      title: 'Kallas with the glove save of the season? '.repeat(3),
    }),
  },
};
