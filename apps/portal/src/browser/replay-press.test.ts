// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import '../head.ts';
import { replayPress } from './replay-press.ts';

const onPress = vi.fn<(id: string) => void>();
const byId = (id: string) => document.getElementById(id) as HTMLElement;
const isShown = (id: string) => byId(id).matches('[data-pressed]');

/** The code of a part of the page arrives, as hydration does: handlers first, then effects. */
async function arrive(part: 'shell' | 'page') {
  const isPart = (button: Element) => part === 'page' || !button.closest('main');
  for (const button of document.querySelectorAll('button'))
    if (isPart(button)) button.addEventListener('click', () => onPress(button.id));
  replayPress(part);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  delete document.documentElement.dataset['alive'];
  onPress.mockClear();
  document.body.innerHTML = `
    <header><button type="button" id="preferences"><b id="inside">EN</b></button></header>
    <main><button type="button" id="mark"></button><a href="#live" id="link"></a></main>`;
});

test('a press before the code is there is shown at once, and made when it is', async () => {
  byId('inside').click();
  expect(isShown('preferences')).toBe(true);
  await arrive('shell');
  expect(onPress.mock.calls).toEqual([['preferences']]);
  expect(isShown('preferences')).toBe(false);
});

test('a press on the page waits for the page, whose code comes later than the shell’s', async () => {
  byId('mark').click();
  await arrive('shell');
  expect(onPress).not.toHaveBeenCalled();
  expect(isShown('mark')).toBe(true);
  await arrive('page');
  expect(onPress.mock.calls).toEqual([['mark']]);
});

test('React hears of no press on the page before the page’s code is there', async () => {
  await arrive('shell');
  const react = vi.fn();
  for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, react, true);
  byId('mark').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  byId('mark').click();
  expect(react).not.toHaveBeenCalled();
  await arrive('page');
  expect(react, 'but then').toHaveBeenCalled();
  expect(onPress.mock.calls).toEqual([['mark']]);
  for (const type of ['pointerdown', 'click']) document.body.removeEventListener(type, react, true);
});

test('a press on a part that comes alive after the page is shown, and made when that part is', async () => {
  await arrive('page');
  // React lets no press on what it has no code for pass.
  const stop = new AbortController();
  document.body.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: stop.signal });
  byId('mark').click();
  expect(isShown('mark')).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onPress).not.toHaveBeenCalled();
  stop.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onPress.mock.calls).toEqual([['mark']]);
  expect(isShown('mark')).toBe(false);
});

test('a part that never comes alive is asked for ten seconds', async () => {
  await arrive('page');
  const asked = vi.fn<(event: Event) => void>((event) => event.stopPropagation());
  const stop = new AbortController();
  document.body.addEventListener('click', asked, { capture: true, signal: stop.signal });
  byId('mark').click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.mock.calls.length).toBeLessThan(110);
  expect(isShown('mark')).toBe(false);
  stop.abort();
});

test('a press that its own listener keeps to itself was heard', async () => {
  await arrive('page');
  byId('mark').addEventListener('click', (event) => event.stopPropagation());
  byId('mark').click();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onPress.mock.calls).toEqual([['mark']]);
});

test('who has pressed something else since has changed their mind', async () => {
  byId('mark').click();
  byId('preferences').click();
  expect(isShown('mark')).toBe(false);
  byId('link').click();
  await arrive('page');
  expect(onPress).not.toHaveBeenCalled();
});

test('a press on what is alive is made once and not shown', async () => {
  await arrive('shell');
  byId('preferences').click();
  expect(isShown('preferences')).toBe(false);
  await arrive('page');
  byId('mark').click();
  expect(isShown('mark')).toBe(false);
  expect(onPress.mock.calls.filter(([id]) => id === 'mark')).toHaveLength(1);
});

test('a page that is faster than the shell keeps it from nothing', async () => {
  await arrive('page');
  replayPress('shell');
  byId('mark').click();
  expect(isShown('mark')).toBe(false);
});
