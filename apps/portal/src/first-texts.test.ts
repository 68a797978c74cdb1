import type { Locale, Texts } from '@touchline/i18n';
import { expect, test, vi } from 'vitest';
import { loadTexts } from './first-texts.ts';

vi.mock('virtual:touchline/first-texts', () => ({ texts: {} }));

type Loaders = NonNullable<Parameters<typeof loadTexts>[0]>;
type Load = () => Promise<Record<string, Texts>>;

const comes: Load = async () => ({ shell: { home: 'Home' } });
const fails: Load = () => Promise.reject(new Error('503'));

/** What a page gets that asks for German, and what is reported and logged of it. */
async function ask(loaders: Partial<Record<Locale, Load>>) {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  const resources = await loadTexts(loaders as Loaders, 'de', (error) => void reported.push(error));
  const log = logged.mock.calls.map(([message]: unknown[]) => message);
  logged.mockRestore();
  return { resources, reported: reported.map(String), log };
}

test('a language that fails to load is logged and reported, and English stands in', async () => {
  expect(await ask({ de: fails, en: comes })).toEqual({
    resources: { shell: { home: 'Home' } },
    reported: ['Error: Failed to load texts of "de"'],
    log: ['Failed to load texts of "de"'],
  });
});

test('where English fails, too, a page comes without those texts', async () => {
  const { resources, reported } = await ask({ de: fails, en: fails });
  expect([resources, reported.length]).toEqual([{}, 2]);
});

test('of one that comes nothing is said', async () => {
  expect(await ask({ de: comes })).toMatchObject({ reported: [], log: [] });
});
