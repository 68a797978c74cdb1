import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireEvent } from '@touchline/contract';
import { toEventView } from '../event-view/event-view.ts';
import { english } from '../testing/english.ts';
import { sampleMatch } from '../testing/sample-events.ts';
import { Providers } from '../testing/with-providers.tsx';
import { EventRow } from './event-row.tsx';

const createView = (changes: Partial<WireEvent> = {}) => toEventView(sampleMatch(changes), { text: english });

const meta: Meta<typeof EventRow> = {
  title: 'Content/Event row',
  component: EventRow,
  args: { view: createView() },
  decorators: [
    (Story) => (
      <Providers>
        <h2>Today</h2>
        <ul>
          <Story />
        </ul>
      </Providers>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof EventRow>;

export const Live: Story = {};
export const Upcoming: Story = {
  args: { view: createView({ status: 'upcoming', clock: undefined, event_date: '2026-02-12T20:12:00.000Z' }) },
};
/** The match is at 10:30 PM, the time with the longest text. */
export const Over: Story = {
  args: { view: createView({ status: 'archived', event_date: '2026-02-11T21:30:00.000Z' }) },
};
export const WithoutTeams: Story = {
  args: { view: createView({ status: 'upcoming', team1: undefined, team2: undefined, title: 'Cup final draw' }) },
};
