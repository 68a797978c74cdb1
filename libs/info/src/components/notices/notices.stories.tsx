import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageProviders } from '@touchline/feature-kit/testing';
import { createNotices } from './notices.shell.tsx';

const nowMs = Date.parse('2026-12-24T03:00:00Z');
const Notices = createNotices([
  { text: 'Maintenance tonight from 2 to 4 o’clock. Live matches continue.', until: '2026-12-24T04:00:00Z' },
  { text: 'This notice begins tomorrow.', from: '2026-12-25T00:00:00Z' },
]);

const meta: Meta<typeof Notices> = { title: 'Info/Notices', component: Notices };
export default meta;

/** The second notice is hidden: it begins tomorrow. */
export const Current: StoryObj<typeof Notices> = {
  render: () => (
    <PageProviders now={nowMs}>
      <Notices />
    </PageProviders>
  ),
};
