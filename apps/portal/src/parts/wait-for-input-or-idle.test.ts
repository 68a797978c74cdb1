// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const root = document.documentElement;

beforeEach(() => {
  delete root.dataset['sign'];
  vi.resetModules();
  vi.useFakeTimers();
});

/**
 * Opens a page: runs its head's script, then its code.
 * @param runBetween runs after the head's script
 */
async function observeNeed(runBetween = () => {}): Promise<() => boolean> {
  await import('../boot/head.ts');
  runBetween();
  const { waitForInputOrIdle } = await import('./wait-for-input-or-idle.ts');
  let hasResolved = false;
  void waitForInputOrIdle().then(() => (hasResolved = true));
  await vi.advanceTimersByTimeAsync(0);
  return () => hasResolved;
}

test.each(['pointermove', 'touchstart', 'click', 'keydown', 'scroll', 'focusin'])(
  'the page’s code loads at the first %s',
  async (eventType) => {
    const hasResolved = await observeNeed();
    expect(hasResolved()).toBe(false);
    dispatchEvent(new Event(eventType));
    await vi.advanceTimersByTimeAsync(0);
    expect(hasResolved()).toBe(true);
  },
);

test('the page’s code loads at once when the viewer’s first input came before it', async () => {
  const hasResolved = await observeNeed(() => dispatchEvent(new Event('pointerdown')));
  expect(hasResolved()).toBe(true);
});

test('the page’s code loads two seconds after the document when the viewer does nothing', async () => {
  const hasResolved = await observeNeed();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(hasResolved()).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(hasResolved()).toBe(true);
});
