import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Select } from '../select/select.tsx';
import { Slider } from '../slider/slider.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { Popover } from './popover.tsx';

const meta: Meta = { title: 'Kit/Popover, tooltip, select, slider' };
export default meta;

export const Panel: StoryObj = {
  render: () => (
    <div style={{ minBlockSize: 200 }}>
      <Popover defaultOpen align="start" label="Sound" trigger={<Button>Sound</Button>}>
        <p>Commentary is on.</p>
      </Popover>
    </div>
  ),
};

export const Hint: StoryObj = {
  render: () => (
    <Tooltip text="Opens the programme" side="bottom">
      <Button>Guide</Button>
    </Tooltip>
  ),
};

function Sport() {
  const [sport, setSport] = useState('hockey');
  return (
    <Select
      label="Sport"
      value={sport}
      onChange={setSport}
      active={sport !== 'all'}
      options={[
        { value: 'all', label: 'All' },
        { value: 'hockey', label: 'Ice hockey' },
        { value: 'football', label: 'Football' },
      ]}
    />
  );
}
export const Choice: StoryObj = { render: () => <Sport /> };

/** Disabled controls. */
export const NotNow: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxInlineSize: 320 }}>
      <Slider value={[30]} onChange={() => undefined} max={60} labels={['Volume']} disabled />
    </div>
  ),
};

function Clip() {
  const [range, setRange] = useState<readonly number[]>([12, 36]);
  return (
    <div style={{ maxInlineSize: 320 }}>
      <Slider
        value={range}
        onChange={setRange}
        max={60}
        labels={['Start', 'End']}
        valueText={(seconds) => `${seconds} seconds`}
      />
    </div>
  );
}
export const Range: StoryObj = { render: () => <Clip /> };
