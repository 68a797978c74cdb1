// @vitest-environment jsdom
import { StrictMode, Suspense, use, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../head.ts';
import { replayPress } from './replay-press.ts';

const onPress = vi.fn();
const arrived = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function Page({ code }: { code: Promise<void> }) {
  use(code);
  return (
    <button type="button" onClick={onPress}>
      Filters
    </button>
  );
}

function Alive({ part }: { part: 'shell' | 'page' }) {
  useEffect(() => replayPress(part), [part]);
  return null;
}

const tree = (code: Promise<void>) => (
  <StrictMode>
    <Alive part="shell" />
    <main>
      <Suspense>
        <Page code={code} />
        <Alive part="page" />
      </Suspense>
    </main>
  </StrictMode>
);

beforeEach(() => {
  delete document.documentElement.dataset['alive'];
  onPress.mockClear();
});
let unmount = () => {};
afterEach(() => unmount());

test('a press on a page whose code is on its way leaves standing what the server wrote, and is made when the code is there', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  document.body.innerHTML = `<div id="root">${renderToString(tree(arrived))}</div>`;
  const root = hydrateRoot(document.querySelector('#root') as HTMLElement, tree(promise));
  unmount = () => root.unmount();
  await vi.waitFor(() => expect(document.documentElement.dataset['alive']).toBe('shell'));
  const button = document.querySelector('button');
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'])
    button?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
  button?.click();
  await new Promise((next) => setTimeout(next, 50));
  expect(document.querySelector('button'), 'it stands').toBe(button);
  expect(button?.matches('[data-pressed]')).toBe(true);
  resolve();
  await vi.waitFor(() => expect(onPress).toHaveBeenCalledOnce());
  expect(document.querySelector('button'), 'it was taken up').toBe(button);
});
