import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PlayerState } from '../store/player-state.ts';
import { liveState, PlayerScene, recordingState, SceneLocale } from '../testing/player-scene.tsx';
import { PipPlaceholder } from './pip-placeholder.tsx';

/** The page while the picture is in a picture-in-picture window. The controls stay usable. */
function Scene({ state }: { state: Partial<PlayerState> }) {
  return (
    <SceneLocale>
      <div style={{ maxInlineSize: 936 }}>
        <PlayerScene state={state} title="Tromsø Aurora v Oslo Ravens" away={<PipPlaceholder />} />
      </div>
    </SceneLocale>
  );
}

const meta: Meta<typeof Scene> = { title: 'Player/Picture in picture', component: Scene };

export default meta;
type Story = StoryObj<typeof Scene>;

export const Live: Story = { args: { state: { ...liveState, pip: true } } };

export const Recording: Story = { args: { state: { ...recordingState, pip: true } } };
