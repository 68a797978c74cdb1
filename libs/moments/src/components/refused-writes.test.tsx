import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refusal } from '@touchline/feature-kit/testing';
import { expect, test, vi } from 'vitest';
import { openMatch, setUpPage } from '../testing/open-match.tsx';
import { readPersonalTags, type Responder } from '../testing/moments-world.tsx';

setUpPage();

/** Sends a call to the backend, which fills its answer with malformed values of these kinds. */
const respondMalformed =
  (itemPatch: string, kinds: string): Responder =>
  (path, request) => {
    if (!path.endsWith(itemPatch)) return undefined;
    request.headers.set('x-variations', kinds);
    return fetch(request);
  };

/** The backend carries the call out, and its answer does not arrive. */
const respondThenLose =
  (pathEnding: string): Responder =>
  (path, request) =>
    path.endsWith(pathEnding)
      ? fetch(request).then(async (response) => {
          await response.text();
          throw new TypeError('lost');
        })
      : undefined;

const getRow = (name: RegExp) => screen.findByRole('button', { name });
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a moment disappears from the list when its save is refused, with one message', async () => {
  let sendResponse: (response: Response) => void = () => undefined;
  const { player, messages } = await openMatch({
    respond: (path) => (path.endsWith('saveV2') ? new Promise((resolve) => (sendResponse = resolve)) : undefined),
  });
  await screen.findAllByRole('listitem');
  act(() => player.emit('mark'));
  expect(await getRow(/My moment/)).toBeTruthy();
  sendResponse(refusal('invalid_range', 400));
  await waitFor(() => expect(screen.queryByText('My moment')).toBeNull());
  expect(messages).toHaveLength(2);
  expect(messages[1]).toMatch(/^My moment: /);
});

test('a new moment stays when the answer to its save is empty, and the next list contains it [fault-9w]', async () => {
  const world = await openMatch({ respond: respondMalformed('saveV2', 'empty-write-answers') });
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  const [{ id } = { id: '' }] = await vi.waitUntil(async () => {
    const tags = await readPersonalTags(world, world.event.id);
    return tags.length > 0 && tags;
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: My moment' }).dataset['moment']).toBe(id));
  expect(screen.getAllByText('My moment')).toHaveLength(1);
  expect(world.messages).toEqual(['Marked at 0:12']);
});

test('a moment whose save gets no answer is found by a look-up and saved once [fault-9w]', async () => {
  const world = await openMatch({ respond: respondThenLose('saveV2') });
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  await screen.findByRole('button', { name: 'Edit: My moment' });
  expect(world.messages).toEqual(['Marked at 0:12']);
  expect(world.requestedPaths.filter((path) => path.endsWith('saveV2'))).toHaveLength(1);
  expect(await readPersonalTags(world, world.event.id)).toHaveLength(1);
});

test('an unsaved moment stays in the list, and Try again saves it once [fault-9w]', async () => {
  const world = await openMatch({
    respond: (path) => (path.endsWith('saveV2') ? refusal('server_error', 500) : undefined),
  });
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  expect(await getRow(/My moment.*Not saved yet/)).toBeTruthy();
  expect(await readPersonalTags(world, world.event.id)).toEqual([]);
  world.setResponder(undefined);
  await pressButton('Try again: My moment');
  await screen.findByRole('button', { name: 'Edit: My moment' });
  expect(screen.queryByText(/Not saved yet/)).toBeNull();
  expect(await readPersonalTags(world, world.event.id)).toHaveLength(1);
});

test('the selection stays after a removal that fails, and the page requests the tags again [fault-9w]', async () => {
  const world = await openMatch();
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  await screen.findByRole('button', { name: 'Edit: My moment' });
  await pressButton('Remove…');
  await userEvent.click(screen.getByRole('checkbox', { name: 'My moment' }));
  world.setResponder((path) => (path.endsWith('remove_list') ? refusal('server_error', 500) : undefined));
  const countLists = () => world.requestedPaths.filter((path) => path.endsWith('/tag/list')).length;
  const listCount = countLists();
  await pressButton('Remove 1 moment');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove 1 moment' }));
  await waitFor(() => expect(countLists()).toBe(listCount + 1));
  expect(await screen.findByRole('checkbox', { name: 'My moment' })).toHaveProperty('checked', true);
});

test('a removal is not announced as done while the server keeps the moment, and its selection stays [fault-40d]', async () => {
  const world = await openMatch();
  await screen.findAllByRole('listitem');
  act(() => world.player.emit('mark'));
  await screen.findByRole('button', { name: 'Edit: My moment' });
  await pressButton('Remove…');
  await userEvent.click(screen.getByRole('checkbox', { name: 'My moment' }));
  world.messages.length = 0;
  world.setResponder((path) =>
    path.endsWith('remove_list') ? Response.json({ content: { removed: [] } }) : undefined,
  );
  await pressButton('Remove 1 moment');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove 1 moment' }));
  await waitFor(() => expect(world.messages).toHaveLength(1));
  expect(world.messages[0]).toMatch(/Try again/);
  expect(await screen.findByRole('checkbox', { name: 'My moment' })).toHaveProperty('checked', true);
});
