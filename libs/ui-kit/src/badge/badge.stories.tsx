import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconEyeOff, IconLock, IconTicket } from '../icon/icons.gen.ts';
import { Badge } from './badge.tsx';
import { LiveDot, LivePill } from './live-pill.tsx';

const meta: Meta<typeof Badge> = { title: 'Kit/Badge', component: Badge };
export default meta;

export const All: StoryObj<typeof Badge> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <LivePill>Live</LivePill>
      <LiveDot />
      <LiveDot size="l" />
      <Badge tone="paper" icon={<IconTicket size="s" />}>
        €5.99
      </Badge>
      <span style={{ background: '#0f1624' }}>
        <Badge icon={<IconLock size="s" />}>Subscribers</Badge>
      </span>
      <Badge tone="neutral" icon={<IconEyeOff size="s" />}>
        Spoiler-free
      </Badge>
      <Badge tone="brand">New</Badge>
      <Badge tone="success">Playing</Badge>
      <Badge tone="warning">Expires in 2 days</Badge>
      <Badge tone="danger">Payment failed</Badge>
    </div>
  ),
};
