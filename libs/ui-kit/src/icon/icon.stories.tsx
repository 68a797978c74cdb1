import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.gen.ts';

const meta: Meta = { title: 'Look/Icons' };
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 150px)', gap: 16 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon size="l" />
          <code style={{ fontSize: 12 }}>{name}</code>
        </li>
      ))}
    </ul>
  ),
};
