import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../../testing/scene.tsx';
import { type Obstacle } from './readiness.ts';
import { ReadyAdvice } from './ready-advice.tsx';

const obstacles: Obstacle[] = ['ready', 'offline', 'browser', 'player', 'network', 'device', 'muted', 'sound', 'clock'];

const meta: Meta = { title: 'Event/Before the kick-off' };
export default meta;

/** Every text of the line; the page shows one at a time. */
export const Everything: StoryObj = {
  render: () => (
    <Scene>
      <div style={{ display: 'grid', gap: 20, padding: 20, background: 'var(--media-bg)', color: 'var(--media-text)' }}>
        {obstacles.map((obstacle) => (
          <ReadyAdvice key={obstacle} obstacle={obstacle} onUnmute={() => undefined} />
        ))}
      </div>
    </Scene>
  ),
};
