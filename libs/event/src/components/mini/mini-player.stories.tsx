import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PlayerState } from '@touchline/player';
import { useState } from 'react';
import { Scene } from '../../testing/scene.tsx';
import { createStandInPlayback } from '../../testing/create-stand-in-playback.ts';
import { createWireMatch } from '../../testing/wire.ts';
import { MiniPlayer } from './mini-player.tsx';
import type { MiniVideo } from '../../state/tab-video/mini-store.ts';

const recording = createWireMatch({ status: 'archived', source: { hd: '/a.m3u8' } });

function Mini({ event, state }: { event: WireEvent; state: Partial<PlayerState> }) {
  const view = useEventViews()(event);
  const [video] = useState<MiniVideo>(() => ({
    view,
    isLive: event.status === 'live',
    viewer: null,
    playback: createStandInPlayback(state),
    holderElement: document.createElement('div'),
  }));
  return <MiniPlayer video={video} />;
}

const createMiniStory = (state: Partial<PlayerState> = {}, event = recording): StoryObj => ({
  render: () => (
    <Scene>
      <div style={{ minBlockSize: 420 }}>
        <Mini event={event} state={state} />
      </div>
    </Scene>
  ),
});

export const Playing: StoryObj = createMiniStory();
export const Paused: StoryObj = createMiniStory({ paused: true, muted: true });
export const Live: StoryObj = createMiniStory({ live: true }, createWireMatch());
export const Waiting: StoryObj = createMiniStory({ waiting: true });
export const OnAnotherScreen: StoryObj = createMiniStory({ cast: 'connected' });
export const Ended: StoryObj = createMiniStory({ ended: true, paused: true });
export const Problem: StoryObj = createMiniStory({
  problem: { kind: 'network', fatal: true, category: 1, code: 1002 },
});
export const LongTitle: StoryObj = createMiniStory(
  {},
  { ...recording, team1: undefined, title: 'The save of the season. '.repeat(9) },
);

export default { title: 'Event/Mini player' } satisfies Meta;
