// @vitest-environment jsdom
import { act, Suspense } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineSlot, fill, type Fills, loadFills, Slot, SlotProvider, type SlotFill } from './index.ts';

const card = defineSlot<{ name: string }>('card', 'card');
const tools = defineSlot<{ name: string }>('tools', 'shell');
const Hello = ({ name }: { name: string }) => <b>{name}</b>;

/** Fails the test. */
const fail = (error: unknown): never => {
  throw error;
};

const getFills = (...all: SlotFill[]): Fills => Map.groupBy(all, ({ slot }) => slot);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
});

test('only the fills of the requested slots load, once', async () => {
  const [near, far] = [vi.fn(async () => Hello), vi.fn(async () => Hello)];
  const fills = getFills(fill(card, near), fill(tools, far));
  await Promise.all([loadFills(fills, ['card'], fail), loadFills(fills, ['card'], fail)]);
  expect([near.mock.calls.length, far.mock.calls.length]).toEqual([1, 0]);
});

test('a failed fill is loaded again by the next call', async () => {
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error('offline'));
  const fills = getFills(fill(card, load));
  const heard = vi.fn();
  await loadFills(fills, ['card'], heard);
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('offline'));
  await loadFills(fills, ['card'], fail);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a late fill does not delay its page, and stays once it has loaded', async () => {
  const coming = Promise.withResolvers<typeof Hello>();
  const fills = getFills(
    fill(card, () => coming.promise),
    fill(card, async () => Hello),
  );
  void loadFills(fills, ['card'], fail);
  await Promise.resolve();
  const place = document.createElement('div');
  const root = createRoot(place);
  const draw = (name: string) =>
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
  await draw('you');
  expect(place.innerHTML).toBe('<p>page</p><b>you</b>');
  await act(async () => coming.resolve(Hello));
  expect(place.innerHTML).toBe('<p>page</p><b>you</b><b>you</b>');
  const [late] = place.querySelectorAll('b');
  await draw('me');
  expect(place.innerHTML).toBe('<p>page</p><b>me</b><b>me</b>');
  expect(place.querySelector('b')).toBe(late);
});

test('the shell keeps the server’s markup until features and fill load, and hydrates it without errors', async () => {
  const features = Promise.withResolvers<Fills>();
  const place = document.createElement('div');
  place.innerHTML = '<p>page</p><!--$--><b>you</b><!--/$-->';
  const written = place.querySelector('b');
  const onRecoverableError = vi.fn();
  await act(async () =>
    hydrateRoot(
      place,
      <SlotProvider fills={features.promise}>
        <p>page</p>
        <Slot of={tools} props={{ name: 'you' }} />
      </SlotProvider>,
      { onRecoverableError },
    ),
  );
  expect(place.querySelector('b')).toBe(written);
  await act(async () => features.resolve(getFills(fill(tools, async () => Hello))));
  expect(place.querySelector('b')).toBe(written);
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a slot of the shell is empty when its fill fails', async () => {
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <SlotProvider fills={getFills(fill(tools, () => Promise.reject(new Error('gone'))))}>
        <p>page</p>
        <Slot of={tools} props={{ name: 'you' }} />
      </SlotProvider>,
    ),
  );
  expect(place.innerHTML).toBe('<p>page</p>');
});

test.each([
  ['fails to load', () => Promise.reject(new Error('gone'))],
  [
    'throws',
    async () => () => {
      throw new Error('broken');
    },
  ],
])('a fill that %s affects neither its page nor its neighbours', async (_, load) => {
  const place = document.createElement('div');
  const fills = getFills(
    fill(card, load),
    fill(card, async () => Hello),
  );
  await loadFills(fills, ['card'], () => {});
  await act(async () =>
    createRoot(place).render(
      <SlotProvider fills={fills}>
        <p>page</p>
        <Slot of={card} props={{ name: 'you' }} />
      </SlotProvider>,
    ),
  );
  expect(place.innerHTML).toBe('<p>page</p><b>you</b>');
});
