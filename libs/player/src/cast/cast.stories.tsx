import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlayerState } from '../store/player-state.ts';
import { liveState, PlayerScene, recordingState, SceneLocale } from '../testing/player-scene.tsx';

/** Where the browser has found another screen, and what stands in the page while that has the picture: its controls go on. */
function Scene({ state }: { state: Partial<PlayerState> }) {
  return (
    <SceneLocale>
      <div style={{ maxInlineSize: 936 }}>
        <PlayerScene state={state} title="Tromsø Aurora v Oslo Ravens" />
      </div>
    </SceneLocale>
  );
}

const meta: Meta<typeof Scene> = { title: 'Player/Another screen', component: Scene };

export default meta;
type Story = StoryObj<typeof Scene>;

export const Offered: Story = { args: { state: { ...recordingState, cast: 'offered' } } };

export const Connecting: Story = { args: { state: { ...recordingState, paused: false, cast: 'connecting' } } };

export const PlaysThere: Story = { args: { state: { ...liveState, cast: 'connected' } } };
