import { type AnyFeature, defineFeature, defineSlot, fill } from '@touchline/feature-kit';
import { createI18n, getTranslator } from '@touchline/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { joinFeatures } from './load-features.ts';

const known = vi.hoisted((): { features: AnyFeature[] } => ({ features: [] }));
vi.mock('virtual:touchline/features', () => known);
const texts = vi.hoisted(() => ({ come: Promise.withResolvers<{ tools: { open: string } }>() }));
vi.mock('virtual:touchline/texts', () => ({
  texts: { pages: { de: () => texts.come.promise, en: async () => ({}) } },
}));
vi.mock('virtual:touchline/first-texts', () => ({ texts: {} }));

const page = { Page: () => null };
const never = new Promise<never>(() => undefined);
const shellTools = defineSlot<object>('tools', 'shell');
const onCards = defineSlot<object>('cards', 'card');

/** A page with cards, whose two slots get the fills of the arguments. */
function open({ shell, card }: { shell: () => Promise<() => null>; card: () => Promise<() => null> }) {
  const feature = defineFeature<object>({
    id: 'a',
    contribute: () => ({
      routes: [{ page: 'a/a', path: 'a', places: ['card'], lazy: async () => page }],
      fills: [fill(shellTools, shell), fill(onCards, card)],
    }),
  });
  known.features = [feature];
  const { routes } = joinFeatures({ a: {} }, createI18n({ locale: 'en', resources: {} }), 'en', heard);
  const opened = vi.fn();
  void routes[0]?.lazy().then(opened);
  return opened;
}

const heard = vi.fn();
const there = async () => () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.resetAllMocks();
});

test('a page loads with the fills of its slots and of the shell', async () => {
  const card = vi.fn(there);
  const opened = open({ shell: there, card });
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledWith(page);
  expect(card).toHaveBeenCalledOnce();
});

test.each([
  ['of the shell', { shell: () => never, card: there }],
  ['of its slots', { shell: there, card: () => never }],
])('a page waits at most two seconds for a hanging fill %s', async (_, loads) => {
  const opened = open(loads);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveBeenCalledWith(page);
});

test('a fill that fails to load is reported and does not delay its page', async () => {
  const opened = open({ shell: () => Promise.reject(new Error('gone')), card: there });
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalledWith(page);
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
});

test('a broken feature is reported, and the other features work', () => {
  const broken = defineFeature<object>({
    id: 'broken',
    contribute() {
      throw new Error('no plan');
    },
  });
  const sound = defineFeature<object>({
    id: 'sound',
    contribute: () => ({ routes: [{ page: 'sound/s', path: 's', lazy: async () => page }] }),
  });
  known.features = [broken, sound];
  const i18n = createI18n({ locale: 'en', resources: {} });
  const { routes } = joinFeatures({ broken: {}, sound: {} }, i18n, 'en', heard);
  expect(routes.map(({ path }) => path)).toEqual(['s']);
  expect(heard).toHaveBeenCalledExactlyOnceWith(new Error('no plan'), { feature: 'broken' });
});

test('the shell’s fills wait for their texts, also at an address without a page', async () => {
  known.features = [defineFeature<object>({ id: 'a', contribute: () => ({ fills: [fill(shellTools, there)] }) })];
  const i18n = createI18n({ locale: 'de', resources: {} });
  const { fills, spokenFills } = joinFeatures({ a: {} }, i18n, 'de', heard);
  const shown = vi.fn();
  void spokenFills.then(shown);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).not.toHaveBeenCalled();
  texts.come.resolve({ tools: { open: 'Öffnen' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveBeenCalledWith(fills);
  expect(getTranslator(i18n, 'tools')('open')).toBe('Öffnen');
});
