import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconRefreshCw, IconSearchX, IconWifiOff } from '../icon/icons.gen.ts';
import { EmptyState, ErrorState } from './message.tsx';

const meta: Meta = { title: 'Kit/Messages' };
export default meta;

export const Empty: StoryObj = {
  render: () => (
    <EmptyState
      level={2}
      icon={<IconSearchX size="l" />}
      heading="Nothing on these dates"
      action={<Button variant="brand">Go to Saturday 14</Button>}
    >
      No Tromsø Aurora matches in the men’s league between 16 and 18 February.
    </EmptyState>
  ),
};

/** A message without a panel, with words that do not fit at large text sizes. */
export const OnAPage: StoryObj = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div style={{ maxInlineSize: 280 }}>
      <EmptyState
        inset
        level={2}
        icon={<IconSearchX size="l" />}
        heading="Nothing to catch up on"
        action={<Button variant="brand">Watch the matches of past days</Button>}
      />
    </div>
  ),
};

export const Error: StoryObj = {
  render: () => (
    <ErrorState
      level={2}
      compact
      icon={<IconWifiOff size="l" />}
      heading="Could not load"
      supportCode="Code TL-4021"
      action={
        <Button size="s" icon={<IconRefreshCw size="s" />}>
          Try again
        </Button>
      }
    >
      Check the connection, then try again.
    </ErrorState>
  ),
};
