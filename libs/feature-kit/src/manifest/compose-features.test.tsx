import { createStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import {
  type AnyManifest,
  composeFeatures,
  defineSlot,
  fill,
  type Guard,
  loadFills,
  Slot,
  SlotProvider,
} from '../index.ts';
import type { BrowserManifest } from './index.ts';

const slot = defineSlot<{ name: string }>('place', 'card');
const page = async () => ({ Page: () => null });
const fail = (): never => {
  throw new Error('no plan');
};
const firstFeature: BrowserManifest<{ featureName: string }> = {
  id: 'one',
  routes: [{ page: 'one/a', path: 'a', load: page }],
  fills: ({ featureName }) => [
    fill(
      slot,
      async () =>
        ({ name }) => <b>{`${featureName} ${name}`}</b>,
      2,
    ),
  ],
};
const secondFeature: AnyManifest = {
  id: 'two',
  routes: [{ page: 'two/b', path: 'b', load: page }],
  fills: () => [
    fill(
      slot,
      async () =>
        ({ name }) => <i>{name}</i>,
      1,
    ),
  ],
};

test('a feature without a key in the customer’s options adds no routes', () => {
  expect(
    composeFeatures([firstFeature, secondFeature], { one: { featureName: 'hi' } }).routes.map(({ path }) => path),
  ).toEqual(['a']);
});

test('the options remove a page or the links to it, and choose the query parameters that its server reads', async () => {
  const load = vi.fn(page);
  const feature: BrowserManifest<{ isSmall: boolean }> = {
    id: 'one',
    routes: [
      {
        page: 'one/a',
        path: 'a',
        load,
        reads: ({ isSmall }) => [isSmall ? 'small' : 'large'],
        isUnlinked: ({ isSmall }) => isSmall,
      },
      { page: 'one/b', path: 'b', load, reads: ['tab'], isOff: ({ isSmall }) => isSmall },
    ],
  };
  const getRoutes = (isSmall: boolean) => composeFeatures([feature], { one: { isSmall } }).routes;
  expect(getRoutes(true)).toMatchObject([{ path: 'a', reads: ['small'], unlinked: true }]);
  const routes = getRoutes(false);
  expect(routes).toMatchObject([
    { path: 'a', reads: ['large'], unlinked: false },
    { path: 'b', reads: ['tab'] },
  ]);
  await routes[1]?.lazy();
  expect(load).toHaveBeenCalledExactlyOnceWith({ isSmall: false });
});

test('a feature whose `fills` throws is left out and reported', () => {
  const failingFeature: AnyManifest = {
    id: 'broken',
    routes: [{ page: 'broken/c', path: 'c', load: page }],
    fills: fail,
  };
  const onError = vi.fn();
  const { routes } = composeFeatures([failingFeature, secondFeature], { broken: {}, two: {} }, onError);
  expect(routes.map(({ path }) => path)).toEqual(['b']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no plan'), { feature: 'broken' });
});

test('member pages fail and public pages open when the feature that has the session is broken', async () => {
  const sessionFeature: AnyManifest = { id: 'keeper', session: () => expect.fail() };
  const openFeature = async (feature: AnyManifest, access: 'public' | 'member') => {
    const [guard] = await composeFeatures([feature, secondFeature], { keeper: {}, two: {} }, () => undefined).guards();
    return guard?.({
      access,
      url: new URL('https://here.invalid/b/'),
      from: null,
      atoms: createStore(),
      session: null,
    });
  };
  const failingFeature = { ...sessionFeature, fills: fail };
  await expect(openFeature(failingFeature, 'member')).rejects.toThrow('no viewer can be signed in');
  expect(await openFeature(failingFeature, 'public')).toEqual({ kind: 'pass' });
  expect(await openFeature(sessionFeature, 'member')).toBeUndefined();
});

test('a broken session or intent is reported and does not affect other features', () => {
  const failingFeature: AnyManifest = { id: 'broken', session: fail, onIntent: fail };
  const onError = vi.fn();
  const onIntent = vi.fn();
  const composition = composeFeatures(
    [failingFeature, { id: 'other', onIntent }],
    { broken: {}, other: { word: 'a' } },
    onError,
  );
  const context = {} as Parameters<typeof composition.session>[0];
  expect(composition.session(context)).toBeNull();
  composition.onIntent({ path: '/events/7/' });
  expect(onIntent).toHaveBeenCalledExactlyOnceWith({ word: 'a' }, { path: '/events/7/' });
  expect(onError.mock.calls).toEqual(Array.from({ length: 2 }, () => [new Error('no plan'), { feature: 'broken' }]));
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
  const samePathFeature: AnyManifest = { id: 'twin', routes: [{ page: 'twin/a', path: 'a', load: page }] };
  expect(() => composeFeatures([firstFeature, samePathFeature], { one: { featureName: '' }, twin: {} })).toThrow(
    /"\/a": one\/a and twin\/a/,
  );
});

test('guards come in the order of the features, and each effect has the id of its feature', async () => {
  const [firstGuard, secondGuard] = [vi.fn(), vi.fn()];
  const createFeatureWithGuard = (id: string, guard: Guard): AnyManifest => ({
    id,
    guards: async () => [guard],
    start: async () => () => undefined,
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
  const createIntentFeature = (id: string): AnyManifest => ({
    id,
    onIntent: (_options, { path }) => intentSpy(id, path),
  });
  composeFeatures([createIntentFeature('a'), firstFeature, createIntentFeature('b')], { a: {}, b: {} }).onIntent({
    path: '/events/7/',
  });
  expect(intentSpy.mock.calls).toEqual([
    ['a', '/events/7/'],
    ['b', '/events/7/'],
  ]);
});
