import type { Meta, StoryObj } from '@storybook/react-vite';
import { eventSignIn, useEventViews } from '@touchline/content';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createFill, json, refusal } from '@touchline/feature-kit/testing';
import { createRemote, type RemoteState, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { Button } from '@touchline/ui-kit';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { ClipPanel } from './clip-panel.tsx';
import type { Draft } from '../../state/draft-store.ts';

const signIn = createFill(eventSignIn, ({ label }) => (
  <Button variant="brand" block>
    {label}
  </Button>
));
const fills = new Map([[eventSignIn.name, [signIn]]]);
const playing = { address: '/no-such-stream.m3u8', timelineStart: undefined };

interface EditorProps {
  viewer?: Viewer | null;
  /** State of the player; null before its first frame. */
  state?: Partial<RemoteState> | null;
  draft?: Partial<Draft>;
}

function Editor({
  viewer = { id: 'u1' },
  state = { position: 100, range: { start: 0, end: 192 } },
  draft,
}: EditorProps) {
  const [remote] = useState(() => {
    const storyRemote = createRemote();
    createStandInPlayer(storyRemote).publish(state);
    return storyRemote;
  });
  const view = useEventViews()(createWireMatch({ status: 'archived' }));
  const [now, set] = useState<Draft>({ eventId: view.id, cut: null, title: '', ...draft });
  const doNothing = () => undefined;
  const editor = {
    view,
    playing,
    draft: now,
    shouldFocus: false,
    openPanel: doNothing,
    markEdge: doNothing,
    close: doNothing,
    change: (changes: Partial<Draft>) => set((previousDraft) => ({ ...previousDraft, ...changes })),
  };
  return (
    <ViewerProvider value={createViewerSession(viewer)}>
      <RemoteProvider remote={remote}>
        <div style={{ maxInlineSize: 372 }}>
          <ClipPanel editor={editor} draft={now} playing={playing} />
        </div>
      </RemoteProvider>
    </ViewerProvider>
  );
}

const createEditorStory = (props: EditorProps, respond?: () => Response): StoryObj => ({
  render: () => (
    <Scene fills={fills} {...(respond && { fetch: async () => respond() })}>
      <Editor {...props} />
    </Scene>
  ),
});

const pressSave: StoryObj['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Save|speichern|שמירת/ }));
};

export const Cutting: StoryObj = createEditorStory({});
export const BeforeThePicture: StoryObj = createEditorStory({ state: null });
export const EndStillToCome: StoryObj = createEditorStory({
  state: { position: 100, range: { start: 0, end: 102 }, live: true },
  draft: { cut: { start: 100, end: 105 }, title: 'Slap shot' },
});
export const Visitor: StoryObj = createEditorStory({ viewer: null });
/** A busy machine loads the code of the calls slowly. */
const patience = { timeout: 10_000 };

export const NotSaved: StoryObj = {
  ...createEditorStory({}, () => refusal('server_error', 500)),
  async play(context) {
    await pressSave(context);
    await expect(await within(context.canvasElement).findByRole('alert', undefined, patience)).toBeVisible();
  },
};
export const Saved: StoryObj = {
  ...createEditorStory({}, () => json({ id: 'c9', media_type: 'user_clip', status: 'vod' })),
  async play(context) {
    await pressSave(context);
    await expect(await within(context.canvasElement).findByRole('link', undefined, patience)).toBeVisible();
  },
};

export default { title: 'Event/Clip editor' } satisfies Meta;
