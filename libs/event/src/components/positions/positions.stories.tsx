import type { Meta, StoryObj } from '@storybook/react-vite';
import { EventCard, EventMiniCard, eventProgress, MaskAllScores, useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { createFill } from '@touchline/feature-kit/testing';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { type ReactNode, useState } from 'react';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { RemotePositionOffer } from './remote-position-offer.tsx';
import { positionStore } from '../../state/positions/position-store.ts';
import { ResumeNotice } from './resume-notice.tsx';
import { WatchedLine } from './watched-line.card.tsx';

const fills = new Map([[eventProgress.name, [createFill(eventProgress, WatchedLine)]]]);

const createRecording = (id: string, changes: Partial<WireEvent> = {}): WireEvent =>
  createWireMatch({ id, status: 'archived', duration: 5640, source: { hd: '/a.m3u8' }, ...changes });

function Cards() {
  const toView = useEventViews();
  useState(() => {
    document.documentElement.dataset['site'] = 'story';
    positionStore.save(null, 'begun', { seconds: 754, durationSeconds: 5640 });
    positionStore.save(null, 'nearly', { seconds: 5000, durationSeconds: 5640 });
    positionStore.save(null, 'clip', { seconds: 150, durationSeconds: 600 });
  });
  const highlight = { media_type: 'highlight', media_sub_type: 'recap', status: 'vod', duration: 600 } as const;
  return (
    <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
      <EventCard view={toView(createRecording('begun'))} />
      <EventCard view={toView(createRecording('nearly'))} />
      <EventCard view={toView(createRecording('not-begun'))} />
      <EventCard view={toView(createRecording('clip', highlight))} shape="tall" />
      <EventMiniCard view={toView(createRecording('begun'))} />
    </div>
  );
}

export const OnCards: StoryObj = {
  render: () => (
    <Scene fills={fills}>
      <Cards />
    </Scene>
  ),
};

/** In spoiler-free mode the line shows the position, but its label has no percentage. */
export const WithoutSpoilers: StoryObj = {
  render: () => (
    <Scene fills={fills}>
      <MaskAllScores value>
        <Cards />
      </MaskAllScores>
    </Scene>
  ),
};

function Notice({ position, children }: { position: number; children: ReactNode }) {
  const [remote] = useState(() => {
    const storyRemote = createRemote();
    createStandInPlayer(storyRemote).publish({ status: 'paused', position });
    return storyRemote;
  });
  return (
    <RemoteProvider remote={remote}>
      <div
        data-theme="dark"
        style={{ position: 'relative', aspectRatio: '16 / 9', maxInlineSize: 720, container: 'player / size' }}
      >
        {children}
      </div>
    </RemoteProvider>
  );
}

export const OnThePicture: StoryObj = {
  render: () => (
    <Scene>
      <Notice position={754}>
        <ResumeNotice seconds={754} onStart={() => undefined} />
      </Notice>
    </Scene>
  ),
};

/** The video started at its beginning before the position of another device arrived. */
export const FurtherOnAnotherDevice: StoryObj = {
  render: () => {
    positionStore.addRemote('ann', [
      { video: 'elsewhere', seconds: 754, durationSeconds: 5640, storedAtMs: Date.now() },
    ]);
    return (
      <Scene>
        <Notice position={3}>
          <RemotePositionOffer video="elsewhere" viewer="ann" onResume={() => undefined} />
        </Notice>
      </Scene>
    );
  },
};

export default { title: 'Event/Continue watching' } satisfies Meta;
