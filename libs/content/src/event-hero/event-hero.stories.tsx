import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { IconBookmarkPlus, IconButton } from '@touchline/ui-kit';
import { toEventView } from '../event-view/event-view.ts';
import { eventCardAction } from '../slots.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { EventHero } from './event-hero.tsx';

const createView = (changes: Partial<WireEvent> = {}) => toEventView(sampleMatch(changes), { text: english });

const actionFill = createFill(
  eventCardAction,
  ({ event, display }) =>
    event.status === 'upcoming' && (
      <IconButton label="Save" look={display === 'hero' ? 'glass' : 'plain'}>
        <IconBookmarkPlus />
      </IconButton>
    ),
);

const meta: Meta<typeof EventHero> = {
  title: 'Content/Event hero',
  component: EventHero,
  args: { view: createView() },
  decorators: [
    (Story) => (
      <Providers fills={[actionFill]}>
        <h1>Home</h1>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EventHero>;

export const Live: Story = {};
export const LiveWithoutClock: Story = { args: { view: createView({ clock: undefined }) } };
/** The event's page explains the problem; the hero has no play button. */
export const LiveBroken: Story = { args: { view: createView({ stream_error: 'encoder_down' }) } };
/** Long names move the score over a white part of the picture. */
export const OnAPhotograph: Story = {
  args: {
    view: createView({
      image_url: '/art/photograph-snow.webp',
      team1: { ...sampleMatch().team1, name: 'Überlandwerk Wolfratshausen Ladies', score: 3 },
    }),
  },
};
/** The slot's content uses the variant `hero`, which is legible over a picture in both themes. */
export const Upcoming: Story = { args: { view: createView({ status: 'upcoming', clock: undefined }) } };
export const Recording: Story = {
  args: { view: createView({ status: 'vod', media_type: 'highlight', duration: 95, title: 'Saves of the week' }) },
};
