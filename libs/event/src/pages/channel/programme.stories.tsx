import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Program } from '@touchline/contract';
import type { CSSProperties } from 'react';
import { Scene } from '../../testing/scene.tsx';
import { kickOff } from '../../testing/wire.ts';
import { OnNow } from './on-now.tsx';
import { ProgrammeList } from './programme-list.tsx';

const hour = 3_600_000;
const getTimeAfter = (hours: number): string => new Date(kickOff + hours * hour).toISOString();
const createProgramme = (title: string, startHours: number, endHours: number): Program => ({
  id: `${title}${startHours}`,
  title,
  description: startHours === 0 ? 'All four matches on one screen, with the table updated as they fall.' : undefined,
  start_date: getTimeAfter(startHours),
  end_date: getTimeAfter(endHours),
});
const programmes = [
  createProgramme('Warm-up', -1, 0),
  createProgramme('Studio: round 31 live conference', 0, 3),
  createProgramme('Late shift', 3, 4.5),
  createProgramme('Morning skate', 12, 13),
];

const meta: Meta<{ programmes: readonly Program[]; hours: number }> = {
  title: 'Event/Programme',
  args: { programmes, hours: 1.5 },
  render: (args) => (
    <Scene now={kickOff + args.hours * hour}>
      <div style={{ '--gutter': '0px' } as CSSProperties}>
        <OnNow programmes={args.programmes} />
        <ProgrammeList programmes={args.programmes} />
      </div>
    </Scene>
  ),
};
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAir: Story = {};
export const BetweenProgrammes: Story = { args: { hours: 6 } };
export const Unknown: Story = { args: { programmes: [] } };
