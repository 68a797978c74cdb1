import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  liveState,
  PlayerScene,
  recordingState,
  sceneReceipt,
  SceneLocale,
  type PlayerSceneProps,
} from '../testing/player-scene.tsx';

beforeEach(() => {
  // jsdom cannot show dialogs.
  HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(props: PlayerSceneProps) {
  render(
    <SceneLocale>
      <PlayerScene title="Aurora v Ravens" receipt={sceneReceipt} {...props} />
    </SceneLocale>,
  );
}

const findReportDialog = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Playback report' });

it('the playback report opens from the settings, closes them, and copies its text', async () => {
  const user = userEvent.setup();
  show({ state: recordingState });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('menuitem', { name: 'Playback report' }));
  const dialog = await findReportDialog();
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Copy report' }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain('Video: Aurora v Ravens\n');
  expect(text).toContain('Started: 2026-02-14 19:34:12 UTC\n');
  expect(text).toContain('Time to first picture: 0.8\u00a0sec\n');
  expect(text).toContain('Interruptions: 2, 4.9\u00a0sec in all, longest 4\u00a0sec\n');
  expect(text).toContain('Quality: 1080p 12:20 · 240p 0:04\n');
  expect(text).toContain('Dropped frames: 12 of 18,510\n');
  expect(text).toContain('Errors: missing 1001-404 ×3 · offline\n');
  expect((await within(dialog).findByRole('status')).textContent).toBe('Report copied');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the playback report opens from a message that hides the controls', async () => {
  show({ state: { ...liveState, problem: { kind: 'unsupported', fatal: true, category: 4, code: 4032 } } });
  await userEvent.click(screen.getByRole('button', { name: 'Playback report' }));
  expect(await findReportDialog()).toBeTruthy();
});

it('the playback report opens from the list of keyboard shortcuts', async () => {
  const user = userEvent.setup();
  show({ state: recordingState });
  await user.keyboard('?');
  const shortcutsDialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(shortcutsDialog).getByRole('button', { name: 'Playback report' }));
  expect(await findReportDialog()).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
});

it('the playback report’s text is selected for copying by hand when the browser refuses to copy', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  show({ state: recordingState });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(screen.getByRole('menuitem', { name: 'Playback report' }));
  const dialog = await findReportDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Copy report' }));
  expect((await within(dialog).findByRole('status')).textContent).toMatch(/copy it by hand/);
  expect(String(getSelection())).toContain('1080p');
});

it('the playback report shows a message before anything has played', async () => {
  show({ state: recordingState, receipt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Playback report' }));
  const dialog = await findReportDialog();
  expect(dialog.textContent).toContain('Nothing has played yet.');
  expect(within(dialog).queryByRole('button', { name: 'Copy report' })).toBeNull();
});
