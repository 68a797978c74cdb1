import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCalendar, IconX } from '../icon/icons.gen.ts';
import { sampleLink } from '../samples.fixture.tsx';
import { Chip, ChipLink } from './chip.tsx';

const meta: Meta<typeof Chip> = { title: 'Kit/Chip', component: Chip };
export default meta;

export const All: StoryObj<typeof Chip> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip pressed={false}>Any time</Chip>
      <Chip pressed>Past 7 days</Chip>
      <Chip icon={<IconCalendar size="s" />}>Pick dates</Chip>
      <Chip trailing={<IconX size="s" />} aria-label="Remove filter: Men">
        Men
      </Chip>
      <ChipLink render={sampleLink} current>
        Ice hockey
      </ChipLink>
      <ChipLink render={sampleLink}>Football</ChipLink>
    </div>
  ),
};
