import { type AnyManifest, defineSlot, fill } from '@touchline/feature-kit';
import { createI18n, getTranslator } from '@touchline/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinFeatures } from './join-features.ts';

const featureList = vi.hoisted((): { features: AnyManifest[] } => ({ features: [] }));
vi.mock('virtual:touchline/features', () => featureList);
const texts = vi.hoisted(() => ({ come: Promise.withResolvers<{ tools: { open: string } }>() }));
vi.mock('virtual:touchline/texts', () => ({
  texts: { pages: { de: () => texts.come.promise, en: async () => ({}) } },
}));
vi.mock('virtual:touchline/first-texts', () => ({ texts: {} }));

const page = { Page: () => null };
const pendingPromise = new Promise<never>(() => undefined);
const shellTools = defineSlot<object>('tools', 'shell');
const cardSlot = defineSlot<object>('cards', 'card');

/** Opens a page with cards; the arguments are the fills of a shell's slot and of the card's slot. */
function open({ shell, card }: { shell: () => Promise<() => null>; card: () => Promise<() => null> }) {
  const routes = [{ page: 'a/a', path: 'a', places: ['card'] as const, load: async () => page }];
  featureList.features = [{ id: 'a', routes, fills: () => [fill(shellTools, shell), fill(cardSlot, card)] }];
  const joinedFeatures = joinFeatures({ a: {} }, createI18n({ locale: 'en', resources: {} }), 'en', onError);
  const onPageLoaded = vi.fn();
  void joinedFeatures.routes[0]?.lazy().then(onPageLoaded);
  return onPageLoaded;
}

const onError = vi.fn();
const loadNothing = async () => () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a page loads with the slot fills of its own slots and of the shell', async () => {
  const card = vi.fn(loadNothing);
  const onPageLoaded = open({ shell: loadNothing, card });
  await vi.advanceTimersByTimeAsync(0);
  expect(onPageLoaded).toHaveBeenCalledWith(page);
  expect(card).toHaveBeenCalledOnce();
});

test.each([
  ['of the shell', { shell: () => pendingPromise, card: loadNothing }],
  ['of its slots', { shell: loadNothing, card: () => pendingPromise }],
])('a page waits at most two seconds for hanging slot fills %s', async (_, loadFill) => {
  const onPageLoaded = open(loadFill);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(onPageLoaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(onPageLoaded).toHaveBeenCalledWith(page);
});

test('a slot fill that fails to load is reported and does not delay its page', async () => {
  const onPageLoaded = open({ shell: () => Promise.reject(new Error('gone')), card: loadNothing });
  await vi.advanceTimersByTimeAsync(0);
  expect(onPageLoaded).toHaveBeenCalledWith(page);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
});

test('a feature that throws is reported, and the routes of the other features remain', () => {
  const brokenFeature: AnyManifest = {
    id: 'broken',
    fills() {
      throw new Error('no plan');
    },
  };
  const workingFeature: AnyManifest = {
    id: 'working',
    routes: [{ page: 'working/s', path: 's', load: async () => page }],
  };
  featureList.features = [brokenFeature, workingFeature];
  const i18n = createI18n({ locale: 'en', resources: {} });
  const { routes } = joinFeatures({ broken: {}, working: {} }, i18n, 'en', onError);
  expect(routes.map(({ path }) => path)).toEqual(['s']);
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('no plan'), { feature: 'broken' });
});

test('the shell’s slot fills wait for their texts, also at an address without a page', async () => {
  featureList.features = [{ id: 'a', fills: () => [fill(shellTools, loadNothing)] }];
  const i18n = createI18n({ locale: 'de', resources: {} });
  const { fills, textFills } = joinFeatures({ a: {} }, i18n, 'de', onError);
  const onShown = vi.fn();
  void textFills.then(onShown);
  await vi.advanceTimersByTimeAsync(0);
  expect(onShown).not.toHaveBeenCalled();
  texts.come.resolve({ tools: { open: 'Öffnen' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(onShown).toHaveBeenCalledWith(fills);
  expect(getTranslator(i18n, 'tools')('open')).toBe('Öffnen');
});
