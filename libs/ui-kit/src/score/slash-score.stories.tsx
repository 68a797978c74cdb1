import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { SlashScore } from './slash-score.tsx';

const meta: Meta<typeof SlashScore> = { title: 'Kit/Score', component: SlashScore };
export default meta;

type Story = StoryObj<typeof SlashScore>;

export const Bar: Story = { args: { home: '3', away: '2', label: 'Aurora 3, Ravens 2', look: 'bar' } };
export const Hidden: Story = { args: { home: '–', away: '–', label: 'Score hidden', look: 'bar' } };

function Scoring() {
  const [goals, setGoals] = useState(0);
  return (
    <div style={{ display: 'flex', gap: 24, alignItems: 'center' }}>
      <SlashScore home={String(goals)} away="0" label={`Aurora ${goals}, Ravens 0`} look="bar" />
      <Button onClick={() => setGoals(goals + 1)}>Goal</Button>
    </div>
  );
}

export const Changing: Story = {
  args: { home: '0', away: '0', label: '' },
  render: () => <Scoring />,
};
