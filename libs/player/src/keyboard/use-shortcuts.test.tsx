import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PlayerScene, recordingState, SceneLocale } from '../testing/player-scene.tsx';

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(cleanup);

/** A page with a player in a focusable player area, like the event's page. */
function renderPlayer({ beside, overlay }: { beside?: ReactNode; overlay?: ReactNode } = {}) {
  const onRequest = vi.fn();
  render(
    <SceneLocale>
      <section aria-label="Stage" tabIndex={-1}>
        <PlayerScene state={recordingState} onRequest={onRequest} overlay={overlay} />
      </section>
      {beside}
    </SceneLocale>,
  );
  return onRequest;
}

const getRequests = (onRequest: ReturnType<typeof renderPlayer>): unknown[] =>
  onRequest.mock.calls.map(([{ type }]) => type);

it('shortcuts work before the first click, and after a navigation has moved the focus', async () => {
  const onRequest = renderPlayer();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('k m{ArrowLeft}');
  screen.getByRole('region', { name: 'Stage' }).focus();
  await userEvent.keyboard('f');
  expect(getRequests(onRequest)).toEqual(['togglePlay', 'togglePlay', 'toggleMute', 'seekBy', 'toggleFullscreen']);
});

it('the up and down keys scroll the page, and change the volume only once the focus is in the player', async () => {
  const onRequest = renderPlayer();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(getRequests(onRequest)).toEqual([]);
  screen.getByRole('button', { name: 'Mute' }).focus();
  await userEvent.keyboard('{ArrowUp}{ArrowDown}');
  expect(getRequests(onRequest)).toEqual(['volumeBy', 'volumeBy']);
});

it.each([
  ['typed into a field of the page', <input key="field" aria-label="Own" />],
  [
    'pressed on something else of the page',
    <button key="button" type="button" aria-label="Own">
      Share
    </button>,
  ],
])('shortcuts ignore keys that are %s', async (_where, beside) => {
  const onRequest = renderPlayer({ beside });
  screen.getByLabelText('Own').focus();
  await userEvent.keyboard('kf?');
  expect(getRequests(onRequest)).toEqual([]);
});

it('shortcuts are off while a dialog is open, over the player or outside it', async () => {
  const onRequest = renderPlayer({
    overlay: (
      <div role="dialog" aria-label="Tag">
        <button type="button">Save</button>
      </div>
    ),
  });
  await userEvent.keyboard('k');
  screen.getByRole('button', { name: 'Save' }).focus();
  await userEvent.keyboard('k');
  expect(getRequests(onRequest)).toEqual([]);
});

it('shortcuts are off while the list of shortcuts is open, and on after it closes', async () => {
  const onRequest = renderPlayer();
  await userEvent.keyboard('?');
  const close = await screen.findByRole('button', { name: 'Close' });
  await userEvent.keyboard('k');
  close.focus();
  await userEvent.keyboard('k');
  expect(getRequests(onRequest)).toEqual([]);
  close.blur();
  await userEvent.click(close);
  await userEvent.keyboard('k{ArrowUp}');
  expect(getRequests(onRequest)).toEqual(['togglePlay', 'volumeBy']);
});

it('shortcuts are off while a menu is open', async () => {
  const onRequest = renderPlayer();
  await userEvent.click(screen.getByRole('button', { name: 'Speed' }));
  await userEvent.keyboard('k');
  expect(getRequests(onRequest)).toEqual([]);
});
