import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventAccess, type EventView, MaskAllScores, useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill, createList } from '@touchline/feature-kit/testing';
import { Button } from '@touchline/ui-kit';
import { expect } from 'storybook/test';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { PlayerArea } from './player-area.tsx';
import { type Broadcast, getPlayerAreaState } from '../../state/watch/get-player-area-state.ts';

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
const endedMatch: Case = {
  changes: { status: 'archived' },
  minutes: 150,
  broadcast: { openedAddress: '/live.m3u8', hasEnded: true },
};
const longTitle = 'Goal in overtime, from behind the net: Tromsø Aurora v Oslo Ravens';
const highlights = ['a', 'b'].map((id) =>
  createWireMatch({ id, event_id: 'm1', media_type: 'highlight', status: 'vod', title: longTitle, image_url: picture }),
);
const createEndedStory = (
  related: readonly WireEvent[],
  clips: readonly WireEvent[],
  isSpoilerFree = false,
): Story => ({
  args: endedMatch,
  render: (args) => (
    <Scene
      now={kickOff + 150 * minuteMs}
      fetch={async (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input);
        return createList(pathname.endsWith('get_related_videos') ? related : clips);
      }}
    >
      <MaskAllScores value={isSpoilerFree}>
        <PlayerAreaCase {...args} />
      </MaskAllScores>
    </Scene>
  ),
});
const nextMatch = createWireMatch({ id: 'm2', image_url: picture });
export const EndedLiveMatchNext: Story = createEndedStory([nextMatch], highlights);
export const EndedUpcomingMatchNext: Story = createEndedStory(
  [
    {
      ...nextMatch,
      status: 'upcoming',
      source: undefined,
      event_date: new Date(kickOff + 180 * minuteMs).toISOString(),
    },
  ],
  [],
);
export const EndedOnlyHighlights: Story = createEndedStory([], highlights);
export const EndedNothingNext: Story = createEndedStory([], []);
export const EndedSpoilerFree: Story = createEndedStory([nextMatch], highlights, true);
export const OtherRegionWithHighlights: Story = {
  args: { changes: { available_in_region: false, source: undefined } },
  render: (args) => (
    <Scene fetch={async () => createList(highlights)}>
      <PlayerAreaCase {...args} />
    </Scene>
  ),
};
export const Elsewhere: Story = {
  args: {
    changes: { media_type: 'externalContent', share_url: 'https://www.partner.example/watch/7', source: undefined },
  },
};
export const NoRecording: Story = { args: { changes: { status: 'archived', source: undefined }, minutes: 6000 } };
export const ChannelOffTheAir: Story = { args: { changes: { status: 'channel', source: undefined } } };
/** The bar of a condensed match has 300 pixels at the window's lower edge. The player ends above it. */
export const AboveACondensedMatch: Story = {
  ...Playing,
  decorators: [
    (Story) => (
      <div data-programme="" style={{ '--room-below': '300px' }}>
        <Story />
      </div>
    ),
  ],
  async play({ canvas }) {
    const playerArea = (await canvas.findByText('The player')).parentElement;
    await expect(playerArea?.clientHeight).toBeLessThanOrEqual(Math.max(280, innerHeight - 300));
  },
};
