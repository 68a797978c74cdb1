import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useApi } from '@touchline/api-client';
import { createClipMutation, toEventView } from '@touchline/content';
import { useWrite, ViewerProvider } from '@touchline/feature-kit';
import { createViewerSession, json, refusal } from '@touchline/feature-kit/testing';
import { afterEach, expect, test } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { createWireMatch } from '../../testing/wire.ts';
import { PersonalClipShelf } from './personal-clip-shelf.tsx';

afterEach(cleanup);

const view = toEventView(createWireMatch({ status: 'archived' }), { text: (key) => key });
const variables = { id: view.matchId, title: 'The goal', start: 10, end: 20 };

function SaveButton() {
  const write = useWrite();
  const mutation = createClipMutation(useApi(), 'u1');
  return (
    <button type="button" onClick={() => void write(mutation, variables)}>
      Save
    </button>
  );
}

test('a clip stays in the shelf when its save fails with a server error, and Try again saves it once [fault-9w]', async () => {
  let isDown = true;
  const savedClips: unknown[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    const { url } = new Request(input);
    if (url.endsWith('/clip/user_list')) return json({ entries: savedClips, nextExists: false });
    if (isDown) return refusal('server_error', 500);
    savedClips.push({
      id: 'c1',
      title: 'The goal',
      media_type: 'user_clip',
      status: 'vod',
      start_time: 10,
      end_time: 20,
    });
    return json(savedClips[0]);
  };
  render(
    <Scene fetch={fetch}>
      <ViewerProvider value={createViewerSession({ id: 'u1' })}>
        <PersonalClipShelf view={view} clipKind="user_clip" />
        <SaveButton />
      </ViewerProvider>
    </Scene>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const retryButton = await screen.findByRole('button', { name: 'Try again: The goal' });
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  isDown = false;
  await userEvent.click(retryButton);
  await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
  expect(await screen.findByRole('link', { name: /The goal/ })).toBeTruthy();
  expect(savedClips).toHaveLength(1);
});
