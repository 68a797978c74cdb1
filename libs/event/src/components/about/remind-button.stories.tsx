import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import { toastSuccess, Toaster } from '@touchline/ui-kit/toast';
import { reminderStore } from '../../state/reminder-store.ts';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { RemindButton } from './remind-button.tsx';

const dayMs = 86_400_000;
const match = createWireMatch({ status: 'upcoming', event_date: new Date(Date.now() + dayMs).toISOString() });

function MatchButton() {
  return <RemindButton view={useEventViews()(match)} />;
}

const meta: Meta = { title: 'Event/Remind button' };
export default meta;

/** A press shows where the reminder will appear. */
export const Pressed: StoryObj = {
  render: () => (
    <Scene notify={(_kind, message, action) => void toastSuccess(message, { action })}>
      <div style={{ minBlockSize: 200 }}>
        <MatchButton />
        <Toaster label="Notifications" closeLabel="Close" />
      </div>
    </Scene>
  ),
  beforeEach: () => () => reminderStore.remove(match.id),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
  },
};
