import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLink } from '../samples.fixture.tsx';
import { DayStrip } from './day-strip.tsx';

const meta: Meta<typeof DayStrip> = { title: 'Kit/Day strip', component: DayStrip };
export default meta;

const days = Array.from({ length: 15 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 1, 12 + index));
  const formatDate = (options: Intl.DateTimeFormatOptions) =>
    date.toLocaleDateString('en', { ...options, timeZone: 'UTC' });
  return {
    key: String(index),
    above: formatDate({ weekday: 'short' }),
    large: formatDate({ day: 'numeric' }),
    label: formatDate({ weekday: 'long', day: 'numeric', month: 'long' }),
    current: index === 9,
    render: sampleLink,
  };
});

/** On a phone the row of days scrolls, and the current day is in view. */
export const Fortnight: StoryObj<typeof DayStrip> = { args: { label: 'Days', days } };
