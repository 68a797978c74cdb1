import type { Meta, StoryObj } from '@storybook/react-vite';
import { ipad } from '../../testing/devices.ts';
import { StoryWorld } from '../../testing/story-world.tsx';
import { RemoveDeviceDialog } from './remove-device-dialog.tsx';

const meta: Meta<typeof RemoveDeviceDialog> = {
  title: 'Account/Remove device',
  component: RemoveDeviceDialog,
  args: { device: ipad, onClose: () => undefined, onRemove: () => Promise.resolve({ kind: 'repeated' }) },
  decorators: [
    (Story) => (
      <StoryWorld>
        <Story />
      </StoryWorld>
    ),
  ],
};
export default meta;

export const Question: StoryObj<typeof RemoveDeviceDialog> = {};
