import { act, cleanup, render, screen } from '@testing-library/react';
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

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('stays 4 seconds, pauses while it has the focus, then closes in 150 ms', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastSuccess('Clip saved');
  await pass(50);
  expect(screen.getByText('Clip saved')).toBeTruthy();
  await pass(2000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await pass(6000);
  expect(screen.getByText('Clip saved')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  await pass(1800);
  expect(screen.getByText('Clip saved')).toBeTruthy();
  await pass(400);
  expect(screen.queryByText('Clip saved')).toBeNull();
});

test('with a way on stays 20 seconds, for whoever needs time to reach it', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastDanger('Could not load', { action: { label: 'Try again', onPress: () => undefined } });
  await pass(19_000);
  expect(screen.getByText('Could not load')).toBeTruthy();
  await pass(1500);
  expect(screen.queryByText('Could not load')).toBeNull();
});

test('its action can be pressed', async () => {
  const retry = vi.fn();
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastDanger('Could not follow the team', { action: { label: 'Try again', onPress: retry } });
  await pass(50);
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalledTimes(1);
});

test('writes no style element, which the content security policy would block', async () => {
  render(<Toaster label="Notifications" closeLabel="Close" />);
  toastSuccess('Clip saved');
  await pass(50);
  const texts = [...document.querySelectorAll('style')].map((style) => style.textContent);
  expect(texts.filter((text) => text.includes('sonner'))).toEqual([]);
});

test('a toast that comes before the toaster waits for it', async () => {
  toastSuccess('Early');
  await pass(50);
  render(<Toaster label="Notifications" closeLabel="Close" />);
  await pass(50);
  expect(screen.getByText('Early')).toBeTruthy();
});
