import type { Meta, StoryObj } from '@storybook/react-vite';
import { Providers } from '../testing/with-providers.tsx';
import { CutNote } from './cut-note.tsx';

const meta: Meta<typeof CutNote> = {
  title: 'Content/Cut note',
  component: CutNote,
  args: { count: 2_000 },
  decorators: [
    (Story) => (
      <Providers>
        <Story />
      </Providers>
    ),
  ],
};
export default meta;

export const BelowALongList: StoryObj<typeof CutNote> = {};
