import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventAccess, type EventView, useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { Button } from '@touchline/ui-kit';
import { Scene } from '../testing/scene.tsx';
import { kickOff, createWireMatch } from '../testing/wire.ts';
import { PlayerArea } from './player-area.tsx';
import { type Broadcast, getPlayerAreaState } from './get-player-area-state.ts';

interface Case {
  changes: Partial<WireEvent>;
  /** Minutes after kick-off; negative before it. */
  minutes?: number;
  broadcast?: Broadcast;
}

const minuteMs = 60_000;
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"%3E%3Cpath fill="%230d6a72" d="M0 0h16v9H0z"/%3E%3Cpath fill="%23243a52" d="M9 0h7v9H6z"/%3E%3C/svg%3E';

function PlayerAreaCase({ changes, minutes = 10, broadcast = { hasEnded: false } }: Case) {
  const toView = useEventViews();
  const view: EventView = toView(createWireMatch({ image_url: picture, ...changes }));
  return (
    <PlayerArea
      view={view}
      playerArea={getPlayerAreaState(view, broadcast, kickOff + minutes * minuteMs)}
      player={<span style={{ placeSelf: 'center' }}>The player</span>}
      onRetry={() => new Promise(() => undefined)}
      onWatchReplay={() => undefined}
    />
  );
}

const meta: Meta<Case> = {
  title: 'Event/Stage',
  args: { minutes: 10 },
  render: (args) => (
    <Scene now={kickOff + (args.minutes ?? 10) * minuteMs}>
      <PlayerAreaCase {...args} />
    </Scene>
  ),
};
export default meta;

type Story = StoryObj<Case>;

const lockedFields = { available_for_user: false, source: undefined } as const;

export const Playing: Story = { args: { changes: {} } };
export const Countdown: Story = { args: { changes: { status: 'upcoming', source: undefined }, minutes: -2534.6 } };
export const StartingSoon: Story = {
  args: { changes: { status: 'upcoming', source: undefined, starting_soon: true }, minutes: -4 },
};
export const CountdownToATicket: Story = {
  args: { changes: { status: 'upcoming', ...lockedFields, commerce_coverage: 'commerce_ppv_media' }, minutes: -30 },
};
export const Starting: Story = { args: { changes: { status: 'upcoming', source: undefined }, minutes: 0 } };
export const SignInFirst: Story = {
  args: { changes: { ...lockedFields, commerce_coverage: 'commerce_members_media' } },
};
export const Ticket: Story = {
  args: {
    changes: {
      ...lockedFields,
      commerce_coverage: 'commerce_ppv_media',
      price_from: { price: '5.99', currency: 'EUR' },
    },
  },
};
/** The tallest content that a selling feature may show. */
const unfinishedPaymentFill = createFill(eventAccess, () => (
  <div style={{ display: 'grid', gap: 8, justifyItems: 'center' }}>
    <p>Your bank wants you to confirm this payment.</p>
    <Button variant="brand" size="l">
      Continue at your bank
    </Button>
    <Button variant="glass" size="l">
      See payment
    </Button>
    <Button variant="brand" size="l">
      Watch from €5.99
    </Button>
  </div>
));
export const UnfinishedPayment: Story = {
  args: { changes: { ...lockedFields, commerce_coverage: 'commerce_ppv_media' } },
  render: (args) => (
    <Scene fills={new Map([[eventAccess.name, [unfinishedPaymentFill]]])}>
      <PlayerAreaCase {...args} />
    </Scene>
  ),
};
export const Subscription: Story = {
  args: { changes: { ...lockedFields, commerce_coverage: 'commerce_subscription_basic_media' } },
};
export const OtherRegion: Story = { args: { changes: { available_in_region: false, source: undefined } } };
export const Broken: Story = { args: { changes: { stream_error: 'encoder_down' } } };
export const EndedReplayOnItsWay: Story = {
  args: { changes: { status: 'archived', source: undefined }, minutes: 150 },
};
export const EndedReplayReady: Story = {
  args: { changes: { status: 'archived' }, minutes: 150, broadcast: { openedAddress: '/live.m3u8', hasEnded: true } },
};
export const Elsewhere: Story = {
  args: {
    changes: { media_type: 'externalContent', share_url: 'https://www.partner.example/watch/7', source: undefined },
  },
};
export const NoRecording: Story = { args: { changes: { status: 'archived', source: undefined }, minutes: 6000 } };
export const ChannelOffTheAir: Story = { args: { changes: { status: 'channel', source: undefined } } };
