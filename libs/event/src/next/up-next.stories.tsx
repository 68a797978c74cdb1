import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEventViews } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createList } from '@touchline/feature-kit/testing';
import { Scene } from '../testing/scene.tsx';
import { wireMatch } from '../testing/wire.ts';
import { UpNext } from './up-next.tsx';

const visitor = createViewerSession(null);

const createClip = (id: string, title: string) =>
  wireMatch({ id, event_id: 'm1', media_type: 'highlight', status: 'vod', title, safe_title: title });
const openClip = createClip('a', 'Slap shot');

const match = wireMatch({ id: 'm1', status: 'archived' });

function Over({ event }: { event: WireEvent }) {
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

const story = (entries: readonly unknown[], event = openClip): StoryObj => ({
  render: () => (
    <Scene fetch={async () => createList(entries)}>
      <ViewerProvider value={visitor}>
        <Over event={event} />
      </ViewerProvider>
    </Scene>
  ),
});

export const Next: StoryObj = story([
  openClip,
  createClip('b', 'The save of the season, in overtime, seen from behind the goal'),
]);
/** The next video, another match, waits for a press. */
export const AfterAMatch: StoryObj = story([wireMatch({ id: 'm2', status: 'archived' })], match);
export const NothingNext: StoryObj = story([openClip]);

export default { title: 'Event/Up next' } satisfies Meta;
