// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset['sign'];
  vi.resetModules();
  vi.useFakeTimers();
});

async function isNeeded(): Promise<() => boolean> {
  const { whenNeeded } = await import('./when-needed.ts');
  let needed = false;
  void whenNeeded().then(() => (needed = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => needed;
}

test('a page is needed at the first sign of the viewer', async () => {
  const needed = await isNeeded();
  expect(needed()).toBe(false);
  dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(needed()).toBe(true);
});

test('a sign that came before this code was there counts', async () => {
  root.dataset['sign'] = '';
  expect((await isNeeded())()).toBe(true);
});

test('without a sign it is needed when the page has been quiet for two seconds', async () => {
  const needed = await isNeeded();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(needed()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(needed()).toBe(true);
});
