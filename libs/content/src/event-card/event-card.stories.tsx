import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { WireEvent } from '@touchline/contract';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch, sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { ChannelCard } from './channel-card.tsx';
import { EventCard } from './event-card.tsx';

const createView = (changes: Partial<WireEvent> = {}) => toEventView(sampleMatch(changes), { text: english });

const meta: Meta<typeof EventCard> = {
  title: 'Content/Event card',
  component: EventCard,
  args: { view: createView() },
  decorators: [
    (Story) => (
      <Providers now={sampleNowMs}>
        <div style={{ maxInlineSize: 320 }}>
          <Story />
        </div>
      </Providers>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EventCard>;

const otherTeams = {
  image_url: '/art/poster-GOT-MAL.svg',
  title: 'Göteborg Harriers v Malmö Tide',
} satisfies Partial<WireEvent>;

export const Live: Story = {
  async play({ canvasElement }) {
    const facts = [...canvasElement.querySelectorAll('p > span')];
    // The dot before a fact has an empty alternative text, so screen readers do not read it.
    const dots = facts.map((fact) => getComputedStyle(fact, '::before').content);
    await expect(dots).toEqual(['"·" / ""', '"·" / ""']);
  },
};

/** A live score over a bright picture and over a busy picture. */
export const OnAPhotograph: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {['snow', 'crowd'].map((name) => (
        <EventCard key={name} view={createView({ id: name, image_url: `/art/photograph-${name}.webp` })} />
      ))}
    </div>
  ),
};

export const LiveBreak: Story = {
  args: { view: createView({ ...otherTeams, clock: { period: 2, seconds: 1200, running: false } }) },
};

export const LiveWithPrice: Story = {
  args: {
    view: createView({
      commerce_coverage: 'commerce_ppv_media',
      available_for_user: false,
      price_from: { price: '5.99', currency: 'EUR' },
    }),
  },
};

export const Upcoming: Story = {
  args: {
    view: createView({ status: 'upcoming', clock: undefined, event_date: '2026-02-12T20:12:00.000Z' }),
    action: <button type="button">Remind</button>,
  },
};

export const Archived: Story = {
  args: {
    view: createView({ ...otherTeams, status: 'archived', duration: 9066, event_date: '2026-02-11T18:00:00.000Z' }),
  },
};

export const Subscribers: Story = {
  args: {
    view: createView({ status: 'archived', duration: 9066, commerce_coverage: 'commerce_subscription_basic_media' }),
  },
};

const highlight = {
  status: 'vod',
  media_type: 'highlight',
  title: 'Aurora 5–4 Storm: overtime winner after a wild third',
  image_url: '/art/scene-r1.svg',
  duration: 468,
} satisfies Partial<WireEvent>;

export const Highlight: Story = { args: { view: createView(highlight) } };

export const Featured: Story = { args: { view: createView(highlight), shape: 'featured' } };

export const Clip: Story = {
  args: {
    view: createView({
      ...highlight,
      media_type: 'clip',
      title: 'Two pads, one puck',
      image_url: '/art/scene-p1.svg',
      duration: 12,
    }),
    shape: 'tall',
  },
};

export const MissingArt: Story = { args: { view: createView({ status: 'archived', image_url: undefined }) } };

export const MissingArtOfAnUnknownSport: Story = {
  args: {
    view: createView({
      status: 'archived',
      sport_type: 'table-tennis',
      title: 'Warm-up',
      image_url: undefined,
      team1: undefined,
      duration: 60,
    }),
  },
};

export const OnAnotherSite: Story = {
  args: { view: createView({ status: 'live', media_type: 'externalContent' }) },
};

export const FeaturedOnAnotherSite: Story = {
  args: { view: createView({ status: 'archived', duration: 9066, media_type: 'externalContent' }), shape: 'featured' },
};

export const VeryLongTitle: Story = {
  args: { view: createView({ status: 'archived', title: 'Überlandwerkslandesmeisterschaft '.repeat(40) }) },
};

const createProgramme = (id: string, title: string, start: string, end: string) => ({
  id,
  title,
  start_date: `2026-02-12T${start}:00.000Z`,
  end_date: `2026-02-12T${end}:00.000Z`,
});

export const Channel: Story = {
  render: () => (
    <ChannelCard
      view={createView({ id: 'nil-one', status: 'channel', title: 'NIL One' })}
      programmes={[
        createProgramme('1', 'Studio: round 31 live conference', '17:30', '21:00'),
        createProgramme('2', 'Late Shift with Maja Holm', '21:00', '22:00'),
      ]}
    />
  ),
};

export const ChannelWithoutProgramme: Story = {
  render: () => (
    <ChannelCard view={createView({ id: 'classic', status: 'channel', title: 'NIL Classic' })} programmes={[]} />
  ),
};
