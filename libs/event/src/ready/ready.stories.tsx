import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../testing/scene.tsx';
import { type Advice } from './readiness.ts';
import { ReadyAdvice } from './ready-advice.tsx';

const all: Advice[] = ['ready', 'offline', 'browser', 'player', 'network', 'device', 'muted', 'sound', 'clock'];

const meta: Meta = { title: 'Event/Before the kick-off' };
export default meta;

/** Every text of the line; the page shows one at a time. */
export const Everything: StoryObj = {
  render: () => (
    <Scene>
      <div style={{ display: 'grid', gap: 20, padding: 20, background: 'var(--media-bg)', color: 'var(--media-text)' }}>
        {all.map((advice) => (
          <ReadyAdvice key={advice} advice={advice} onUnmute={() => undefined} />
        ))}
      </div>
    </Scene>
  ),
};
