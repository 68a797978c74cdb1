import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import { toEventView } from '../event-view/event-view.ts';
import { spoilerStore } from '../spoiler/spoiler-store.ts';
import { english } from '../testing/english.ts';
import { sampleMatch, sampleNowMs } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { ScoreBar } from './score-bar.tsx';

const createView = (changes: Partial<WireEvent> = {}) => toEventView(sampleMatch(changes), { text: english });

const meta: Meta<typeof ScoreBar> = {
  title: 'Content/Score bar',
  component: ScoreBar,
  args: { view: createView() },
  decorators: [
    (Story) => (
      <Providers now={sampleNowMs}>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ScoreBar>;

export const Live: Story = {};
const showLive = (): void => undefined;
export const BehindLive: Story = {
  args: { picture: { score: [1, 0], clock: createView().clock, atMs: sampleNowMs }, onShowLive: showLive },
};
export const BehindLiveWithoutClock: Story = {
  args: { picture: { score: [1, 0], clock: undefined, atMs: sampleNowMs }, onShowLive: showLive },
};
export const BehindLiveUnknownScore: Story = {
  args: { picture: { score: undefined, clock: undefined, atMs: undefined }, onShowLive: showLive },
};
export const Upcoming: Story = { args: { view: createView({ status: 'upcoming', clock: undefined }) } };
export const Played: Story = { args: { view: createView({ status: 'archived' }) } };
export const LongNames: Story = {
  args: {
    view: createView({
      team1: { name: 'Llanfairpwllgwyngyll Harriers and Rovers', score: 112 },
      team2: { name: 'Reykjavík Geysers', short_name: 'RVK', score: 98 },
    }),
  },
};
export const SpoilerFree: Story = {
  args: { view: createView({ status: 'archived' }) },
  beforeEach() {
    spoilerStore.set(true);
    return () => spoilerStore.set(false);
  },
};
