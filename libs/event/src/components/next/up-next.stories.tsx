import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createList } from '@touchline/feature-kit/testing';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { UpNext } from './up-next.tsx';

const visitor = createViewerSession(null);

const createClip = (id: string, title: string) =>
  createWireMatch({ id, event_id: 'm1', media_type: 'highlight', status: 'vod', title, safe_title: title });
const openClip = createClip('a', 'Slap shot');

const match = createWireMatch({ id: 'm1', status: 'archived' });

function UpNextOverPlayer({ event }: { event: WireEvent }) {
  const view = useEventViews()(event);
  return (
    <div
      data-theme="dark"
      style={{ position: 'relative', aspectRatio: '16 / 9', maxInlineSize: 720, container: 'player / size' }}
    >
      <UpNext view={view} onWatchAgain={() => undefined} />
    </div>
  );
}

const createUpNextStory = (entries: readonly unknown[], event = openClip): StoryObj => ({
  render: () => (
    <Scene fetch={async () => createList(entries)}>
      <ViewerProvider value={visitor}>
        <UpNextOverPlayer event={event} />
      </ViewerProvider>
    </Scene>
  ),
});

export const Next: StoryObj = createUpNextStory([
  openClip,
  createClip('b', 'The save of the season, in overtime, seen from behind the goal'),
]);
/** The next video, another match, waits for a press. */
export const AfterAMatch: StoryObj = createUpNextStory([createWireMatch({ id: 'm2', status: 'archived' })], match);
export const LiveMatchNext: StoryObj = createUpNextStory([createWireMatch({ id: 'm2' })], match);
export const NothingNext: StoryObj = createUpNextStory([openClip]);

export default { title: 'Event/Up next' } satisfies Meta;
