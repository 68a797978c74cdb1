// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import '../boot/head.ts';
import { replayPress } from './replay-press.ts';

const animate = vi.fn<Element['animate']>();
Element.prototype.animate = animate;
const onPress = vi.fn<(id: string) => void>();
const getElement = (id: string) => document.getElementById(id) as HTMLElement;
const isPressShown = (id: string) => getElement(id).matches('[data-pressed]');

/** Hydrates a part of the page: handlers first, then effects. */
async function hydratePart(part: 'shell' | 'page') {
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

test('a press before the code has loaded is shown as pending at once and replayed afterwards', async () => {
  getElement('inside').click();
  expect(isPressShown('preferences')).toBe(true);
  await hydratePart('shell');
  expect(onPress.mock.calls).toEqual([['preferences']]);
  expect(isPressShown('preferences')).toBe(false);
});

test('a press on the page waits for the page’s code, although the shell is hydrated', async () => {
  getElement('mark').click();
  await hydratePart('shell');
  expect(onPress).not.toHaveBeenCalled();
  expect(isPressShown('mark')).toBe(true);
  await hydratePart('page');
  expect(onPress.mock.calls).toEqual([['mark']]);
});

test('a press on the page does not reach React before the page’s code has loaded', async () => {
  await hydratePart('shell');
  const onReactPress = vi.fn();
  for (const type of ['pointerdown', 'click']) document.body.addEventListener(type, onReactPress, true);
  getElement('mark').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  getElement('mark').click();
  expect(onReactPress).not.toHaveBeenCalled();
  await hydratePart('page');
  expect(onReactPress, 'React receives the replayed press').toHaveBeenCalled();
  expect(onPress.mock.calls).toEqual([['mark']]);
  for (const type of ['pointerdown', 'click']) document.body.removeEventListener(type, onReactPress, true);
});

test('a press on a part that hydrates after the page is shown as pending and replayed', async () => {
  await hydratePart('page');
  // React stops a press on a part without code before it reaches the button.
  const stopListening = new AbortController();
  document.body.addEventListener('click', (event) => event.stopPropagation(), {
    capture: true,
    signal: stopListening.signal,
  });
  getElement('mark').click();
  expect(isPressShown('mark')).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onPress).not.toHaveBeenCalled();
  stopListening.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onPress.mock.calls).toEqual([['mark']]);
  expect(isPressShown('mark')).toBe(false);
});

test('a press on a part that never hydrates is repeated for ten seconds', async () => {
  await hydratePart('page');
  const pressListener = vi.fn<(event: Event) => void>((event) => event.stopPropagation());
  const stopListening = new AbortController();
  document.body.addEventListener('click', pressListener, { capture: true, signal: stopListening.signal });
  getElement('mark').click();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(pressListener.mock.calls.length).toBeLessThan(110);
  expect(isPressShown('mark')).toBe(false);
  stopListening.abort();
});

test('a press whose listener stops the propagation is not replayed', async () => {
  await hydratePart('page');
  getElement('mark').addEventListener('click', (event) => event.stopPropagation());
  getElement('mark').click();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(onPress.mock.calls).toEqual([['mark']]);
});

test('a press is dropped when the viewer presses another control', async () => {
  getElement('mark').click();
  getElement('preferences').click();
  expect(isPressShown('mark')).toBe(false);
  getElement('link').click();
  await hydratePart('page');
  expect(onPress).not.toHaveBeenCalled();
});

test('a press on a hydrated part runs once and is not shown as pending', async () => {
  await hydratePart('shell');
  getElement('preferences').click();
  expect(isPressShown('preferences')).toBe(false);
  await hydratePart('page');
  getElement('mark').click();
  expect(isPressShown('mark')).toBe(false);
  expect(onPress.mock.calls.filter(([id]) => id === 'mark')).toHaveLength(1);
});

test('a press on a page that hydrates before the shell is not shown as pending', async () => {
  await hydratePart('page');
  replayPress('shell');
  getElement('mark').click();
  expect(isPressShown('mark')).toBe(false);
});

test('a pressed link shows its pressed style at once, and plain text does not', async () => {
  await hydratePart('page');
  document.body.innerHTML = '<a href="#live"><b>Live</b></a><p>Text</p>';
  animate.mockClear();
  document.querySelector('b')?.click();
  expect(animate).toHaveBeenCalledOnce();
  document.querySelector('p')?.click();
  expect(animate).toHaveBeenCalledOnce();
});
