import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scene } from '../../testing/scene.tsx';
import { toEventView } from '@touchline/content';
import { kickOff, createWireMatch } from '../../testing/wire.ts';
import { startReminders } from '../../state/start-reminders.ts';
import { RemindButton } from './remind-button.tsx';
import { reminderStore } from '../../state/reminder-store.ts';

const minuteMs = 60_000;
const messages: string[] = [];
const context = {
  navigate: vi.fn(),
  notify: (_kind: string, message: string) => void messages.push(message),
  texts: async () => (_key: string, values?: Record<string, unknown>) => `${String(values?.['title'])} soon`,
};
const event = createWireMatch({ status: 'upcoming', title: 'Aurora v Ravens', safe_title: 'Aurora v Ravens' });
const view = { ...toEventView(event, { text: (key) => key }), date: kickOff };
let stopReminders = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: kickOff - 60 * minuteMs });
  document.documentElement.dataset['site'] = 'acme';
  messages.length = 0;
});
afterEach(() => {
  stopReminders();
  cleanup();
  for (const { id } of reminderStore.getAll()) reminderStore.remove(id);
  vi.useRealTimers();
});

test('a pressed reminder is shown once, ten minutes before the match', async () => {
  stopReminders = startReminders(context);
  render(
    <Scene now={Date.now()}>
      <RemindButton view={view} />
    </Scene>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remind me' }));
  expect(screen.getByRole('button', { name: 'Reminder set' }).getAttribute('aria-pressed')).toBe('true');
  await act(() => vi.advanceTimersByTimeAsync(49 * minuteMs));
  expect(messages).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(2 * minuteMs));
  expect(messages).toEqual(['Aurora v Ravens soon']);
  await act(() => vi.advanceTimersByTimeAsync(60 * minuteMs));
  expect(messages).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Remind me' })).toBeTruthy();
});

test('a pressed reminder shows that it needs an open page, and offers the calendar file', () => {
  const notify = vi.fn();
  render(
    <Scene now={Date.now()} notify={notify}>
      <RemindButton view={view} />
    </Scene>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remind me' }));
  const notice = 'The reminder appears 10 minutes before the start, but only while this site is open.';
  const action = expect.objectContaining({ label: 'Add to calendar' });
  expect(notify.mock.calls).toEqual([['success', notice, action]]);
  fireEvent.click(screen.getByRole('button', { name: 'Reminder set' }));
  expect(notify).toHaveBeenCalledOnce();
});

test('a reminder of a match that starts in less than ten minutes appears at once, without a notice about it', async () => {
  vi.setSystemTime(kickOff - 5 * minuteMs);
  stopReminders = startReminders(context);
  const notify = vi.fn();
  render(
    <Scene now={Date.now()} notify={notify}>
      <RemindButton view={view} />
    </Scene>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Remind me' }));
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(messages).toEqual(['Aurora v Ravens soon']);
  expect(notify).not.toHaveBeenCalled();
});

test('a second press removes the reminder', async () => {
  stopReminders = startReminders(context);
  render(
    <Scene now={Date.now()}>
      <RemindButton view={view} />
    </Scene>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  await act(() => vi.advanceTimersByTimeAsync(60 * minuteMs));
  expect([messages, localStorage.getItem('touchline.acme.reminders')]).toEqual([[], null]);
});

test('a missed reminder is shown on the next page, unless its match started long ago', async () => {
  reminderStore.add({ id: 'just', title: 'Just', at: Date.now() - 5 * minuteMs });
  reminderStore.add({ id: 'long', title: 'Long', at: Date.now() - 90 * minuteMs });
  stopReminders = startReminders(context);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect([messages, reminderStore.getAll()]).toEqual([['Just soon'], []]);
});

test('only one of two tabs shows a reminder', async () => {
  const [stopFirst, stopSecond] = [startReminders(context), startReminders(context)];
  stopReminders = () => [stopFirst, stopSecond].forEach((stopOne) => stopOne());
  reminderStore.add({ id: 'm1', title: 'A', at: kickOff });
  await act(() => vi.advanceTimersByTimeAsync(55 * minuteMs));
  expect(messages).toEqual(['A soon']);
});
