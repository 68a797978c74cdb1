import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerContext } from '../controls/player-context.ts';
import { createPlayerStore } from '../store/player-store.ts';
import { SceneLocale, sceneReceipt } from '../testing/player-scene.tsx';
import type { PlaybackReceipt } from './playback-receipt.ts';
import { ReportPanel } from './report-panel.tsx';

function ReportScene({ receipt }: { receipt: PlaybackReceipt | null }) {
  const link = {
    store: createPlayerStore(),
    request: () => undefined,
    thumbnail: () => Promise.resolve(null),
    receipt: () => receipt,
  };
  return (
    <SceneLocale>
      <PlayerContext value={link}>
        <div data-theme="dark">
          <ReportPanel title="Tromsø Aurora v Oslo Ravens" onClose={() => undefined} />
        </div>
      </PlayerContext>
    </SceneLocale>
  );
}

const meta: Meta<typeof ReportScene> = { title: 'Player/Playback report', component: ReportScene };

export default meta;
type Story = StoryObj<typeof ReportScene>;

export const OfAMatchThatStumbled: Story = { args: { receipt: sceneReceipt } };

export const BeforeAnythingPlayed: Story = { args: { receipt: null } };
