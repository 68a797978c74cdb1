import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { json } from '@touchline/feature-kit/testing';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { useState } from 'react';
import { Scene } from '../../testing/scene.tsx';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import type { RemotePlayback, StoppedPlayback } from '../../state/cross-device/device-sync.ts';
import { OfferCard } from './offer-card.tsx';
import { PictureNotice } from './picture-notice.tsx';

const now = kickOff + 3_600_000;
const recording = createWireMatch({ status: 'archived', duration: 5640, source: { hd: '/a.m3u8' } });
const longTitle = { ...recording, team1: undefined, title: 'The save of the season. '.repeat(7) };

function createRemotePlayback(changes: Partial<RemotePlayback> = {}): RemotePlayback {
  const nowMs = Date.now();
  return {
    device: 'd',
    name: 'Chrome on Windows',
    video: 'm1',
    seconds: 2467,
    timeMs: nowMs,
    stream: 'hd',
    isPlaying: true,
    ...changes,
  };
}

function Notice({
  event,
  remotePlayback,
  stoppedPlayback,
}: {
  event: WireEvent;
  remotePlayback?: RemotePlayback;
  stoppedPlayback?: StoppedPlayback;
}) {
  const view = useEventViews()(event);
  const [remote] = useState(createRemote);
  return (
    <RemoteProvider remote={remote}>
      <div
        data-theme="dark"
        style={{ position: 'relative', aspectRatio: '16 / 9', maxInlineSize: 720, container: 'player / size' }}
      >
        <PictureNotice
          view={view}
          stoppedPlayback={stoppedPlayback ?? null}
          remotePlayback={remotePlayback}
          onContinue={() => undefined}
          onDismiss={() => undefined}
        />
      </div>
    </RemoteProvider>
  );
}

const createPictureStory = (
  remotePlayback?: RemotePlayback,
  stoppedPlayback?: StoppedPlayback,
  event = recording,
): StoryObj => ({
  render: () => (
    <Scene now={now}>
      <Notice event={event} {...(remotePlayback && { remotePlayback })} {...(stoppedPlayback && { stoppedPlayback })} />
    </Scene>
  ),
});

export const PlaysElsewhere: StoryObj = createPictureStory(createRemotePlayback());
export const PlaysElsewhereLive: StoryObj = createPictureStory(
  createRemotePlayback({ seconds: 3580 }),
  undefined,
  createWireMatch(),
);
export const WentToADevice: StoryObj = createPictureStory(createRemotePlayback(), {
  video: 'm1',
  cause: 'device',
  name: 'Safari on iOS',
});
export const WentToADeviceWithoutName: StoryObj = createPictureStory(undefined, { video: 'm1', cause: 'device' });
export const WentToATab: StoryObj = createPictureStory(undefined, { video: 'm1', cause: 'tab' });
export const LongName: StoryObj = createPictureStory(
  createRemotePlayback({ name: 'Samsung Internet for Android on Android '.repeat(2) }),
);

const createHomeStory = (remotePlayback: RemotePlayback, event = recording): StoryObj => ({
  render: () => (
    <Scene now={now} fetch={async () => json(event)}>
      <div style={{ minBlockSize: 420 }}>
        <OfferCard remotePlayback={remotePlayback} />
      </div>
    </Scene>
  ),
});

export const OnHome: StoryObj = createHomeStory(createRemotePlayback());
export const OnHomeLive: StoryObj = createHomeStory(createRemotePlayback({ seconds: 3580 }), createWireMatch());
export const OnHomePaused: StoryObj = createHomeStory(createRemotePlayback({ isPlaying: false, name: undefined }));
export const OnHomeLongWords: StoryObj = createHomeStory(createRemotePlayback({ name: 'N'.repeat(100) }), longTitle);

export default { title: 'Event/Other devices' } satisfies Meta;
