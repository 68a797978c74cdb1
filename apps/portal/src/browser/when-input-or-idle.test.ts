// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset['sign'];
  vi.resetModules();
  vi.useFakeTimers();
});

/**
 * Opens a page: its head's script, then its code.
 * @param actFirst runs between the two
 */
async function isNeeded(actFirst = () => {}): Promise<() => boolean> {
  await import('../head.ts');
  actFirst();
  const { whenInputOrIdle } = await import('./when-input-or-idle.ts');
  let needed = false;
  void whenInputOrIdle().then(() => (needed = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => needed;
}

test.each(['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin'])(
  'the page’s code loads at the first %s',
  async (sign) => {
    const needed = await isNeeded();
    expect(needed()).toBe(false);
    dispatchEvent(new Event(sign));
    await vi.advanceTimersByTimeAsync(0);
    expect(needed()).toBe(true);
  },
);

test('an input before this script ran counts as an input', async () => {
  const needed = await isNeeded(() => dispatchEvent(new Event('pointerdown')));
  expect(needed()).toBe(true);
});

test('the page’s code loads two seconds after the document when the viewer does nothing', async () => {
  const needed = await isNeeded();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(needed()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(needed()).toBe(true);
});
