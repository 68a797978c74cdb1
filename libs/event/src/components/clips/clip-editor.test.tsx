import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eventSignIn, toEventView } from '@touchline/content';
import type { WireEvent } from '@touchline/contract';
import { type Viewer, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, createFill, json, refusal } from '@touchline/feature-kit/testing';
import { createRemote, RemoteProvider } from '@touchline/player/remote';
import { createStandInPlayer } from '@touchline/player/testing';
import { createTelemetry } from '@touchline/telemetry';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerAreaState } from '../../state/watch/get-player-area-state.ts';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { ClipButton } from './clip-button.tsx';
import { ClipEditorProvider } from './clip-editor-provider.tsx';
import { ClipEditorMount } from './clip-editor-mount.tsx';
import { draftStore } from '../../state/draft-store.ts';

// Tests in a browser cover the preview of the video.
vi.mock('@touchline/player/preview', () => ({ useFootage: () => null, Preview: () => null, Film: () => null }));

const signedInViewer: Viewer = { id: 'u1' };

const draftKey = 'touchline.acme.clip-draft';

beforeEach(() => {
  document.documentElement.dataset['site'] = 'acme';
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  draftStore.set(null);
});

interface EditorOptions {
  viewer?: Viewer | null;
  changes?: Partial<WireEvent>;
  playerArea?: PlayerAreaState;
  respond?: (body: unknown) => Response | Promise<Response>;
}

const recordedState: PlayerAreaState = { kind: 'player', address: '/a.m3u8', isLive: false };

function renderEditor({
  viewer = signedInViewer,
  changes = { status: 'archived' },
  playerArea = recordedState,
  respond = () => json({}),
}: EditorOptions = {}) {
  const remote = createRemote();
  const player = createStandInPlayer(remote);
  const sentBodies: unknown[] = [];
  const telemetry = createTelemetry();
  const event = vi.spyOn(telemetry, 'event');
  const view = toEventView(createWireMatch(changes), { text: (key) => key });
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sentBodies.push(JSON.parse(await new Request(input, init).text()));
    return respond(sentBodies.at(-1));
  };
  const signIn = createFill(eventSignIn, ({ label }) => <button type="button">{label}</button>);
  render(
    <Scene fetch={fetch} telemetry={telemetry} fills={new Map([[eventSignIn.name, [signIn]]])}>
      <ViewerProvider value={createViewerSession(viewer)}>
        <RemoteProvider remote={remote}>
          <ClipEditorProvider view={view} playerArea={playerArea}>
            <ClipButton />
            <ClipEditorMount />
          </ClipEditorProvider>
        </RemoteProvider>
      </ViewerProvider>
    </Scene>,
  );
  return { player, sentBodies, event };
}

const findEditor = async () => within(await screen.findByRole('region', { name: 'Create clip' }));
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function openClipPanel(props: EditorOptions = {}) {
  const renderedEditor = renderEditor(props);
  act(() => renderedEditor.player.publish({ position: 100, range: { start: 0, end: 192 } }));
  await pressButton('Clip');
  const panel = await findEditor();
  // An effect of the panel renders the form.
  await panel.findByRole('textbox', { name: 'Title' });
  return { ...renderedEditor, panel, findEdge: (name: string) => panel.getByRole('slider', { name }) };
}

test('offers the clip editor only for a playing match, also to a visitor', () => {
  const isButtonOffered = (props: EditorOptions) => {
    renderEditor(props);
    const hasClipButton = screen.queryByRole('button', { name: 'Clip' }) !== null;
    cleanup();
    return hasClipButton;
  };
  expect(isButtonOffered({})).toBe(true);
  expect(isButtonOffered({ viewer: null }), 'visitor').toBe(true);
  expect(isButtonOffered({ playerArea: { kind: 'region' } })).toBe(false);
  expect(isButtonOffered({ changes: { status: 'channel' } })).toBe(false);
  expect(isButtonOffered({ changes: { status: 'vod', media_type: 'highlight' } })).toBe(false);
});

test('the clip editor opens around the current position, and saves once after a double click', async () => {
  const saveResponse = Promise.withResolvers<Response>();
  const { panel, sentBodies, event } = await openClipPanel({ respond: () => saveResponse.promise });
  expect(panel.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Tromsø Aurora v Oslo Ravens, 1:28');
  const saveButton = panel.getByRole('button', { name: 'Save clip' });
  await userEvent.dblClick(saveButton);
  expect(await screen.findByRole('region', { name: 'Clip saved' }), 'shown before the response').toBeTruthy();
  expect(document.activeElement, 'focus on the heading').toBe(screen.getByRole('heading', { name: 'Clip saved' }));
  saveResponse.resolve(json({ id: 'c9', media_type: 'user_clip', status: 'vod', image_url: '/media/m88.webp' }));
  const link = await screen.findByRole('link', { name: 'Watch clip' });
  expect(link.getAttribute('href')).toBe('/events/c9/?media_type=user_clip');
  const savedPanel = screen.getByRole('region', { name: 'Clip saved' });
  expect(savedPanel.querySelector('img')?.getAttribute('src'), 'its picture').toContain('/media/m88.webp');
  expect(sentBodies).toEqual([
    { clip: { title: 'Tromsø Aurora v Oslo Ravens, 1:28', event_id: 'm1', start_time: 88, end_time: 108 } },
  ]);
  expect(event).toHaveBeenCalledWith('clip_created', { event_id: 'm1', duration: 20 });
  expect(sessionStorage.getItem(draftKey), 'no draft after the save').toBeNull();
});

test('keys move an edge by seconds, by frames and to its limit, and screen readers read the value', async () => {
  const { findEdge, panel } = await openClipPanel();
  const start = findEdge('Clip start');
  const getValueText = () => start.getAttribute('aria-valuetext');
  fireEvent.keyDown(start, { key: 'ArrowRight' });
  expect(getValueText()).toBe('1:29.0, clip length 0:19');
  fireEvent.keyDown(start, { key: 'ArrowLeft', shiftKey: true });
  fireEvent.keyDown(start, { key: ',' });
  expect(getValueText()).toBe('1:28.9, clip length 0:19');
  fireEvent.keyDown(start, { key: 'End' });
  expect(getValueText()).toBe('1:43.0, clip length 0:05');
  fireEvent.keyDown(start, { key: 'Home' });
  expect(getValueText()).toBe('0:48.0, clip length 1:00');
  const endGroup = within(panel.getByRole('group', { name: 'Clip end' }));
  await userEvent.click(endGroup.getByRole('button', { name: 'One frame back' }));
  expect(findEdge('Clip end').getAttribute('aria-valuetext')).toBe('1:48.0, clip length 1:00');
});

test('the keys I and O set a clip’s edges in a live match, and the clip can be saved after its end', async () => {
  const { player } = renderEditor({ changes: { status: 'live' }, playerArea: { ...recordedState, isLive: true } });
  const publishPosition = (position: number, endSeconds: number) =>
    act(() => player.publish({ position, range: { start: 0, end: endSeconds }, live: true }));
  publishPosition(100, 101);
  act(() => player.emit('clip-start'));
  const panel = await findEditor();
  const getSaveButton = () => panel.getByRole<HTMLButtonElement>('button', { name: 'Save clip' });
  expect(getSaveButton().disabled).toBe(true);
  publishPosition(111, 112);
  act(() => player.emit('clip-end'));
  await waitFor(() => expect(getSaveButton().disabled).toBe(false));
  expect(draftStore.get('m1')?.cut).toEqual({ start: 100, end: 111 });
});

test('the clip editor keeps its contents after a failed save, and shows the reason', async () => {
  const { panel } = await openClipPanel({ respond: () => refusal('invalid_range', 400, 'a clip lasts 10 to 30 s') });
  const title = panel.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Slap shot');
  await userEvent.click(panel.getByRole('button', { name: 'Save clip' }));
  const reopenedEditor = await findEditor();
  expect((await reopenedEditor.findByRole('alert')).textContent).toContain('a clip lasts 10 to 30 s');
  expect(reopenedEditor.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Slap shot');
  expect(document.activeElement).toBe(reopenedEditor.getByRole('button', { name: 'Save clip' }));
});

test('the generated title of a clip follows the clip’s start until the viewer edits it', async () => {
  const { findEdge, panel } = await openClipPanel();
  const title = panel.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
  fireEvent.keyDown(findEdge('Clip start'), { key: 'Home' });
  await waitFor(() => expect(title.value).toBe('Tromsø Aurora v Oslo Ravens, 0:48'));
  await userEvent.type(title, '!');
  fireEvent.keyDown(findEdge('Clip start'), { key: 'ArrowRight' });
  expect(title.value).toBe('Tromsø Aurora v Oslo Ravens, 0:48!');
  await userEvent.clear(title);
  expect(title.value, 'no generated title after the viewer empties the field').toBe('');
});

test('the clip editor asks for a missing title before it saves', async () => {
  const { panel, sentBodies } = await openClipPanel();
  await userEvent.clear(panel.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(panel.getByRole('button', { name: 'Save clip' }));
  const titleField = await panel.findByRole('textbox', { name: 'Title', description: 'Enter a title.' });
  expect(document.activeElement).toBe(titleField);
  expect(sentBodies).toEqual([]);
});

test('a visitor’s draft is restored after the sign-in', async () => {
  const { panel } = await openClipPanel({ viewer: null });
  expect(panel.getByRole('button', { name: 'Sign in to save' })).toBeTruthy();
  const storedDraft: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '');
  expect(storedDraft).toMatchObject({ eventId: 'm1', cut: { start: 88, end: 108 } });
  cleanup();
  const { player } = renderEditor();
  act(() => player.publish({ position: 3, range: { start: 0, end: 192 } }));
  const reopenedEditor = await findEditor();
  await waitFor(() =>
    expect(reopenedEditor.getByRole('slider', { name: 'Clip start' }).getAttribute('aria-valuetext')).toMatch(
      /^1:28\.0/,
    ),
  );
  expect(reopenedEditor.getByRole('button', { name: 'Save clip' })).toBeTruthy();
});

test('an old draft is moved into the available range without an endless loop', async () => {
  draftStore.set({ eventId: createWireMatch().id, title: 'Slap shot', cut: { start: 20, end: 40 } });
  const { player } = renderEditor();
  act(() => player.publish({ position: 130, range: { start: 60, end: 192 } }));
  const panel = await findEditor();
  await waitFor(() =>
    expect(panel.getByRole('slider', { name: 'Clip start' }).getAttribute('aria-valuenow')).toBe('60'),
  );
  expect(panel.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Slap shot');
});

test('a clip editor that closes discards its draft, and returns the focus to its button', async () => {
  const { panel } = await openClipPanel();
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clip', expanded: false }));
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});
