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

const slot = defineSlot<{ name: string }>('place', 'card');
const page = async () => ({ Page: () => null });
const firstFeature = defineFeature<{ featureName: string }>({
  id: 'one',
  contribute: ({ featureName }) => ({
    routes: [{ page: 'one/a', path: 'a', lazy: page }],
    fills: [
      fill(
        slot,
        async () =>
          ({ name }) => <b>{`${featureName} ${name}`}</b>,
        2,
      ),
    ],
  }),
});
const secondFeature = defineFeature<Record<never, never>>({
  id: 'two',
  contribute: () => ({
    routes: [{ page: 'two/b', path: 'b', lazy: page }],
    fills: [
      fill(
        slot,
        async () =>
          ({ name }) => <i>{name}</i>,
        1,
      ),
    ],
  }),
});

test('a feature without a key in the customer’s options adds no routes', () => {
  expect(
    composeFeatures([firstFeature, secondFeature], { one: { featureName: 'hi' } }).routes.map(({ path }) => path),
  ).toEqual(['a']);
});

test('a feature whose `contribute` throws is left out and reported', () => {
  const failingFeature = defineFeature<object>({
    id: 'broken',
    contribute() {
      throw new Error('no plan');
    },
  });
  const onError = vi.fn();
  const { routes } = composeFeatures([failingFeature, secondFeature], { broken: {}, two: {} }, onError);
  expect(routes.map(({ path }) => path)).toEqual(['b']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no plan'), { feature: 'broken' });
});

test('member pages fail and public pages open when the feature that has the session is broken', async () => {
  const createFeatureWithContribution = (contribute: () => Contribution) =>
    defineFeature<object>({ id: 'keeper', contribute });
  const failingFeature = createFeatureWithContribution(() => {
    throw new Error('no plan');
  });
  const openFeature = async (feature: typeof failingFeature, access: 'public' | 'member') => {
    const [guard] = await composeFeatures([feature, secondFeature], { keeper: {}, two: {} }, () => undefined).guards();
    return guard?.({
      access,
      url: new URL('https://here.invalid/b/'),
      from: null,
      atoms: createStore(),
      session: null,
    });
  };
  await expect(openFeature(failingFeature, 'member')).rejects.toThrow('no viewer can be signed in');
  expect(await openFeature(failingFeature, 'public')).toEqual({ kind: 'pass' });
  expect(
    await openFeature(
      createFeatureWithContribution(() => ({ session: () => expect.fail() })),
      'member',
    ),
  ).toBeUndefined();
});

test('a broken session or intent is reported and does not affect other features', () => {
  const fail = (): never => {
    throw new Error('no ground');
  };
  const failingFeature = defineFeature<object>({ id: 'broken', contribute: () => ({ session: fail, onIntent: fail }) });
  const onError = vi.fn();
  const onIntent = vi.fn();
  const otherFeature = defineFeature<object>({ id: 'other', contribute: () => ({ onIntent }) });
  const composition = composeFeatures([failingFeature, otherFeature], { broken: {}, other: {} }, onError);
  const context = {} as Parameters<typeof composition.session>[0];
  expect(composition.session(context)).toBeNull();
  composition.onIntent({ path: '/events/7/' });
  expect(onIntent).toHaveBeenCalledOnce();
  expect(onError.mock.calls).toEqual(Array.from({ length: 2 }, () => [new Error('no ground'), { feature: 'broken' }]));
});

test('a slot draws the fills of all enabled features in order, with the page’s props', async () => {
  const { fills } = composeFeatures([firstFeature, secondFeature], { one: { featureName: 'hi' }, two: {} });
  await loadFills(fills, ['card'], (error) => expect.fail(String(error)));
  const html = renderToStaticMarkup(
    <SlotProvider fills={fills}>
      <Slot of={slot} props={{ name: 'you' }} />
    </SlotProvider>,
  );
  expect(html).toBe('<i>you</i><b>hi you</b>');
});

test('a slot without fills shows its `empty` content', () => {
  expect(renderToStaticMarkup(<Slot of={slot} props={{ name: '' }} empty={<p>none</p>} />)).toBe('<p>none</p>');
});

test('two pages that claim one address throw an error with both names', () => {
  const samePathFeature = defineFeature<object>({
    id: 'twin',
    contribute: () => ({ routes: [{ page: 'twin/a', path: 'a', lazy: page }] }),
  });
  expect(() => composeFeatures([firstFeature, samePathFeature], { one: { featureName: '' }, twin: {} })).toThrow(
    /"\/a": one\/a and twin\/a/,
  );
});

test('guards come in the order of the features, and each effect has the id of its feature', async () => {
  const [firstGuard, secondGuard] = [vi.fn(), vi.fn()];
  const createFeatureWithGuard = (id: string, guard: Guard) =>
    defineFeature<object>({
      id,
      contribute: () => ({ guards: async () => [guard], start: async () => () => undefined }),
    });
  const { guards, effects } = composeFeatures(
    [createFeatureWithGuard('a', firstGuard), createFeatureWithGuard('b', secondGuard)],
    {
      a: {},
      b: {},
    },
  );
  expect(await guards()).toEqual([firstGuard, secondGuard]);
  expect(effects.map(({ feature }) => feature)).toEqual(['a', 'b']);
});

test('an intent is passed to each feature', () => {
  const intentSpy = vi.fn();
  const createIntentFeature = (id: string) =>
    defineFeature<object>({ id, contribute: () => ({ onIntent: ({ path }) => intentSpy(id, path) }) });
  composeFeatures([createIntentFeature('a'), firstFeature, createIntentFeature('b')], { a: {}, b: {} }).onIntent({
    path: '/events/7/',
  });
  expect(intentSpy.mock.calls).toEqual([
    ['a', '/events/7/'],
    ['b', '/events/7/'],
  ]);
});
