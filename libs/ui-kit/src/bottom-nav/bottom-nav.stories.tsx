import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconCalendar, IconHistory, IconHouse, IconRadio, IconVideo } from '../icon/icons.gen.ts';
import { sampleLink as render } from '../samples.fixture.tsx';
import { BottomNav } from './bottom-nav.tsx';

const icons = [
  <IconHouse key="1" />,
  <IconRadio key="2" />,
  <IconCalendar key="3" />,
  <IconHistory key="4" />,
  <IconVideo key="5" />,
];

/** Visible on phones only. */
const meta: Meta<{ names: readonly string[] }> = {
  title: 'Kit/Bottom navigation',
  parameters: { layout: 'fullscreen' },
  render: ({ names }) => (
    <BottomNav
      label="Primary"
      items={names.map((label, index) => ({ key: label, label, icon: icons[index], render, current: index === 0 }))}
    />
  ),
};
export default meta;

type Story = StoryObj<{ names: readonly string[] }>;

export const Short: Story = { args: { names: ['Home', 'Live', 'Schedule', 'Archive', 'Highlights'] } };
/** A name of two words takes two lines, and the icons stay in one row. */
export const Long: Story = { args: { names: ['Головна', 'Наживо', 'Розклад', 'Архів', 'Найкращі моменти'] } };
