// @vitest-environment jsdom
import { act, Suspense, use, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineSlot, fill, type Fills, loadFills, Slot, SlotProvider, type SlotFill } from '../index.ts';

const card = defineSlot<{ name: string }>('card', 'card');
const tools = defineSlot<{ name: string }>('tools', 'shell');
const Hello = ({ name }: { name: string }) => <b>{name}</b>;

/** Fails the test. */
const rethrow = (error: unknown): never => {
  throw error;
};

const groupFills = (...slotFills: SlotFill[]): Fills => Map.groupBy(slotFills, ({ slot }) => slot);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
});

test('only the fills of the requested slots load, each once', async () => {
  const [loadCardFill, loadShellFill] = [vi.fn(async () => Hello), vi.fn(async () => Hello)];
  const fills = groupFills(fill(card, loadCardFill), fill(tools, loadShellFill));
  await Promise.all([loadFills(fills, ['card'], rethrow), loadFills(fills, ['card'], rethrow)]);
  expect([loadCardFill.mock.calls.length, loadShellFill.mock.calls.length]).toEqual([1, 0]);
});

test('a slot fill that failed to load is loaded again by the next call', async () => {
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
  const fills = groupFills(fill(card, load));
  const listener = vi.fn();
  await loadFills(fills, ['card'], listener);
  expect(listener).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  await loadFills(fills, ['card'], rethrow);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a slot fill that loads late does not delay its page, and stays after it has loaded', async () => {
  const loadedFill = Promise.withResolvers<typeof Hello>();
  const fills = groupFills(
    fill(card, () => loadedFill.promise),
    fill(card, async () => Hello),
  );
  void loadFills(fills, ['card'], rethrow);
  await Promise.resolve();
  const container = document.createElement('div');
  const root = createRoot(container);
  const renderFill = (name: string) =>
    act(async () =>
      root.render(
        <SlotProvider fills={fills}>
          <Suspense fallback="…">
            <p>page</p>
            <Slot of={card} props={{ name }} />
          </Suspense>
        </SlotProvider>,
      ),
    );
  await renderFill('you');
  expect(container.innerHTML).toBe('<p>page</p><b>you</b>');
  await act(async () => loadedFill.resolve(Hello));
  expect(container.innerHTML).toBe('<p>page</p><b>you</b><b>you</b>');
  const [lateElement] = container.querySelectorAll('b');
  await renderFill('me');
  expect(container.innerHTML).toBe('<p>page</p><b>me</b><b>me</b>');
  expect(container.querySelector('b')).toBe(lateElement);
});

test('the shell keeps the server’s markup until features and slot fill have loaded, and hydrates without errors', async () => {
  const features = Promise.withResolvers<Fills>();
  const container = document.createElement('div');
  container.innerHTML = '<p>page</p><!--$--><b>you</b><!--/$-->';
  const boldElement = container.querySelector('b');
  const onRecoverableError = vi.fn();
  await act(async () =>
    hydrateRoot(
      container,
      <SlotProvider fills={features.promise}>
        <p>page</p>
        <Slot of={tools} props={{ name: 'you' }} />
      </SlotProvider>,
      { onRecoverableError },
    ),
  );
  expect(container.querySelector('b')).toBe(boldElement);
  await act(async () => features.resolve(groupFills(fill(tools, async () => Hello))));
  expect(container.querySelector('b')).toBe(boldElement);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a served section stays when its page changes before the section has read the loaded fills', async () => {
  const fills = groupFills(fill(card, async () => Hello));
  await loadFills(fills, ['card'], rethrow);
  const pageCode = Promise.withResolvers<undefined>();
  const container = document.createElement('div');
  container.innerHTML = '<!--$--><p>page</p><!--$--><b>you</b><!--/$--><!--/$-->';
  const boldElement = container.querySelector('b');
  function Page() {
    use(pageCode.promise);
    const [element, setElement] = useState<Element | null>(null);
    return (
      <>
        <p ref={setElement}>{element ? 'news' : 'page'}</p>
        <Suspense>
          <Slot of={card} props={{ name: 'you' }} />
        </Suspense>
      </>
    );
  }
  await act(async () =>
    hydrateRoot(
      container,
      <SlotProvider fills={Promise.resolve(fills)}>
        <Suspense>
          <Page />
        </Suspense>
      </SlotProvider>,
    ),
  );
  await act(async () => pageCode.resolve(undefined));
  expect(container.textContent).toBe('newsyou');
  expect(container.querySelector('b')).toBe(boldElement);
});

test('a slot of the shell is empty when its fill fails', async () => {
  const container = document.createElement('div');
  await act(async () =>
    createRoot(container).render(
      <SlotProvider fills={groupFills(fill(tools, () => Promise.reject(new Error('gone'))))}>
        <p>page</p>
        <Slot of={tools} props={{ name: 'you' }} />
      </SlotProvider>,
    ),
  );
  expect(container.innerHTML).toBe('<p>page</p>');
});

test.each([
  ['fails to load', () => Promise.reject(new Error('gone'))],
  [
    'throws',
    async () => () => {
      throw new Error('broken');
    },
  ],
])('a slot fill that %s affects neither its page nor the other fills', async (_, load) => {
  const container = document.createElement('div');
  const fills = groupFills(
    fill(card, load),
    fill(card, async () => Hello),
  );
  await loadFills(fills, ['card'], () => {});
  await act(async () =>
    createRoot(container).render(
      <SlotProvider fills={fills}>
        <p>page</p>
        <Slot of={card} props={{ name: 'you' }} />
      </SlotProvider>,
    ),
  );
  expect(container.innerHTML).toBe('<p>page</p><b>you</b>');
});
