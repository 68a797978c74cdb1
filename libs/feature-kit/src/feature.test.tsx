import { createStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  composeFeatures,
  type Contribution,
  defineFeature,
  defineSlot,
  fill,
  type Guard,
  loadFills,
  Slot,
  SlotProvider,
} from './index.ts';

const place = defineSlot<{ name: string }>('place', 'card');
const page = async () => ({ Page: () => null });
const one = defineFeature<{ word: string }>({
  id: 'one',
  contribute: ({ word }) => ({
    routes: [{ page: 'one/a', path: 'a', lazy: page }],
    fills: [
      fill(
        place,
        async () =>
          ({ name }) => <b>{`${word} ${name}`}</b>,
        2,
      ),
    ],
  }),
});
const two = defineFeature<Record<never, never>>({
  id: 'two',
  contribute: () => ({
    routes: [{ page: 'two/b', path: 'b', lazy: page }],
    fills: [
      fill(
        place,
        async () =>
          ({ name }) => <i>{name}</i>,
        1,
      ),
    ],
  }),
});

test('a feature without a key in the customer’s options adds no routes', () => {
  expect(composeFeatures([one, two], { one: { word: 'hi' } }).routes.map(({ path }) => path)).toEqual(['a']);
});

test('a feature whose `contribute` throws is left out and reported', () => {
  const broken = defineFeature<object>({
    id: 'broken',
    contribute() {
      throw new Error('no plan');
    },
  });
  const heard = vi.fn();
  const { routes } = composeFeatures([broken, two], { broken: {}, two: {} }, heard);
  expect(routes.map(({ path }) => path)).toEqual(['b']);
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('no plan'), { feature: 'broken' });
});

test('member pages fail and public pages open when the feature that keeps the session is broken', async () => {
  const keeper = (contribute: () => Contribution) => defineFeature<object>({ id: 'keeper', contribute });
  const broken = keeper(() => {
    throw new Error('no plan');
  });
  const ask = async (feature: typeof broken, access: 'public' | 'member') => {
    const [guard] = await composeFeatures([feature, two], { keeper: {}, two: {} }, () => undefined).guards();
    return guard?.({
      access,
      url: new URL('https://here.invalid/b/'),
      from: null,
      atoms: createStore(),
      session: null,
    });
  };
  await expect(ask(broken, 'member')).rejects.toThrow('nobody can be signed in');
  expect(await ask(broken, 'public')).toEqual({ kind: 'pass' });
  expect(
    await ask(
      keeper(() => ({ session: () => expect.fail() })),
      'member',
    ),
  ).toBeUndefined();
});

test('a broken session or intent is reported and does not affect other features', () => {
  const fail = (): never => {
    throw new Error('no ground');
  };
  const broken = defineFeature<object>({ id: 'broken', contribute: () => ({ session: fail, onIntent: fail }) });
  const heard = vi.fn();
  const onIntent = vi.fn();
  const other = defineFeature<object>({ id: 'other', contribute: () => ({ onIntent }) });
  const joined = composeFeatures([broken, other], { broken: {}, other: {} }, heard);
  const context = {} as Parameters<typeof joined.session>[0];
  expect(joined.session(context)).toBeNull();
  joined.onIntent({ path: '/events/7/' });
  expect(onIntent).toHaveBeenCalledOnce();
  expect(heard.mock.calls).toEqual(Array.from({ length: 2 }, () => [new Error('no ground'), { feature: 'broken' }]));
});

test('a slot draws the fills of all enabled features in order, with the page’s props', async () => {
  const { fills } = composeFeatures([one, two], { one: { word: 'hi' }, two: {} });
  await loadFills(fills, ['card'], (error) => expect.fail(String(error)));
  const html = renderToStaticMarkup(
    <SlotProvider fills={fills}>
      <Slot of={place} props={{ name: 'you' }} />
    </SlotProvider>,
  );
  expect(html).toBe('<i>you</i><b>hi you</b>');
});

test('a slot without fills shows its `empty` content', () => {
  expect(renderToStaticMarkup(<Slot of={place} props={{ name: '' }} empty={<p>none</p>} />)).toBe('<p>none</p>');
});

test('two pages that claim one address throw an error with both names', () => {
  const twin = defineFeature<object>({
    id: 'twin',
    contribute: () => ({ routes: [{ page: 'twin/a', path: 'a', lazy: page }] }),
  });
  expect(() => composeFeatures([one, twin], { one: { word: '' }, twin: {} })).toThrow(/"\/a": one\/a and twin\/a/);
});

test('guards keep the features’ order, and effects name their features', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const guarded = (id: string, guard: Guard) =>
    defineFeature<object>({
      id,
      contribute: () => ({ guards: async () => [guard], start: async () => () => undefined }),
    });
  const { guards, effects } = composeFeatures([guarded('a', first), guarded('b', second)], { a: {}, b: {} });
  expect(await guards()).toEqual([first, second]);
  expect(effects.map(({ feature }) => feature)).toEqual(['a', 'b']);
});

test('every feature is told about an intent', () => {
  const heard = vi.fn();
  const listener = (id: string) =>
    defineFeature<object>({ id, contribute: () => ({ onIntent: ({ path }) => heard(id, path) }) });
  composeFeatures([listener('a'), one, listener('b')], { a: {}, b: {} }).onIntent({ path: '/events/7/' });
  expect(heard.mock.calls).toEqual([
    ['a', '/events/7/'],
    ['b', '/events/7/'],
  ]);
});
