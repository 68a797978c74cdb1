import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, toastDanger, toastSuccess } from './toast.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  dismissToast();
  vi.useRealTimers();
  cleanup();
});

const advanceClock = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('a toast stays 4 seconds, pauses while it has the focus, then closes in 150 ms [ruling-1]', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastSuccess('Clip saved');
  await advanceClock(50);
  expect(screen.getByText('Clip saved')).toBeTruthy();
  await advanceClock(2000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await advanceClock(6000);
  expect(screen.getByText('Clip saved')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await advanceClock(1800);
  expect(screen.getByText('Clip saved')).toBeTruthy();
  await advanceClock(400);
  expect(screen.queryByText('Clip saved')).toBeNull();
});

test('toasts are shown at the top [ruling-1]', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastSuccess('Clip saved');
  await advanceClock(50);
  expect(document.querySelector('[data-sonner-toaster]')?.getAttribute('data-y-position')).toBe('top');
});

test('a failure’s toast stays 10 seconds [ruling-1]', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastDanger('Could not load');
  await advanceClock(9_500);
  expect(screen.getByText('Could not load')).toBeTruthy();
  await advanceClock(1_000);
  expect(screen.queryByText('Could not load')).toBeNull();
});

test.each([
  ['a failure', () => toastDanger('Could not load'), 10_000],
  [
    'a toast with an action',
    () => toastSuccess('Could not load', { action: { label: 'View', onPress: vi.fn() } }),
    20_000,
  ],
])('the toast for %s pauses under the pointer [ruling-1]', async (_, showToast, staysMs) => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  showToast();
  await advanceClock(50);
  const toastList = screen.getByText('Could not load').closest('ol');
  if (!toastList) throw new Error('no list');
  fireEvent.mouseMove(toastList);
  await advanceClock(2 * staysMs);
  expect(screen.getByText('Could not load')).toBeTruthy();
  fireEvent.mouseLeave(toastList);
  await advanceClock(staysMs + 500);
  expect(screen.queryByText('Could not load')).toBeNull();
});

test('a toast with an action stays 20 seconds [ruling-1]', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastDanger('Could not load', { action: { label: 'Try again', onPress: () => undefined } });
  await advanceClock(19_000);
  expect(screen.getByText('Could not load')).toBeTruthy();
  await advanceClock(1500);
  expect(screen.queryByText('Could not load')).toBeNull();
});

test('a toast’s action runs when it is pressed', async () => {
  const retry = vi.fn();
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastDanger('Could not follow the team', { action: { label: 'Try again', onPress: retry } });
  await advanceClock(50);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  ['its time is over', () => advanceClock(20_500), 1],
  ['its close button is pressed', () => act(() => screen.getByRole('button', { name: 'Close' }).click()), 1],
  ['its action is pressed', () => act(() => screen.getByRole('button', { name: 'Undo' }).click()), 0],
])('a toast’s expiry is reported unless the action was pressed: %s', async (_, close, reportCount) => {
  const onExpire = vi.fn();
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastSuccess('Clip deleted', { action: { label: 'Undo', onPress: vi.fn(), onExpire } });
  await advanceClock(50);
  await close();
  await advanceClock(500);
  expect(screen.queryByText('Clip deleted')).toBeNull();
  expect(onExpire).toHaveBeenCalledTimes(reportCount);
});

test('a toast writes no style element, which the content security policy would block', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastSuccess('Clip saved');
  await advanceClock(50);
  const texts = [...document.querySelectorAll('style')].map((style) => style.textContent);
  expect(texts.filter((text) => text.includes('sonner'))).toEqual([]);
});

test('a toast raised before the toaster has loaded waits for it', async () => {
  toastSuccess('Early');
  await advanceClock(50);
  render(<Toaster label="Notifications" closeLabel="Close" />);
  await advanceClock(50);
  expect(screen.getByText('Early')).toBeTruthy();
});
