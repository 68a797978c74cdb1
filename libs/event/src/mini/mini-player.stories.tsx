import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import type { PlayerState } from '@touchline/player';
import { useState } from 'react';
import { Scene } from '../testing/scene.tsx';
import { createStandInPlayback } from '../testing/create-stand-in-playback.ts';
import { wireMatch } from '../testing/wire.ts';
import { MiniPlayer } from './mini-player.tsx';
import type { MiniVideo } from '../tab-video/mini-store.ts';

const recording = wireMatch({ status: 'archived', source: { hd: '/a.m3u8' } });

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

const story = (state: Partial<PlayerState> = {}, event = recording): StoryObj => ({
  render: () => (
    <Scene>
      <div style={{ minBlockSize: 420 }}>
        <Mini event={event} state={state} />
      </div>
    </Scene>
  ),
});

export const Playing: StoryObj = story();
export const Paused: StoryObj = story({ paused: true, muted: true });
export const Live: StoryObj = story({ live: true }, wireMatch());
export const Waiting: StoryObj = story({ waiting: true });
export const OnAnotherScreen: StoryObj = story({ cast: 'connected' });
export const Ended: StoryObj = story({ ended: true, paused: true });
export const Problem: StoryObj = story({ problem: { kind: 'network', fatal: true, category: 1, code: 1002 } });
export const LongTitle: StoryObj = story(
  {},
  { ...recording, team1: undefined, title: 'The save of the season. '.repeat(9) },
);

export default { title: 'Event/Mini player' } satisfies Meta;
