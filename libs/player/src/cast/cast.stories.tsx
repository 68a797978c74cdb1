import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlayerState } from '../store/player-state.ts';
import { liveState, PlayerScene, recordingState, SceneLocale } from '../testing/player-scene.tsx';

/** The button for another screen, and the page while that screen shows the picture. The controls stay usable. */
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
