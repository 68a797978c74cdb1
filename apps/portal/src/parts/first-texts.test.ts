import type { Locale, Texts } from '@touchline/i18n';
import { expect, test, vi } from 'vitest';
import { loadTexts } from './first-texts.ts';

vi.mock('virtual:touchline/first-texts', () => ({ texts: {} }));

type Loaders = NonNullable<Parameters<typeof loadTexts>[0]>;
type Load = () => Promise<Record<string, Texts>>;

const loadSuccessfully: Load = async () => ({ shell: { home: 'Home' } });
const failToLoad: Load = () => Promise.reject(new Error('503'));

/** Loads German texts. @returns the texts, the reported errors and the logged messages */
async function loadFirstTexts(loaders: Partial<Record<Locale, Load>>) {
  const errorSpy = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const reported: unknown[] = [];
  const resources = await loadTexts(loaders as Loaders, 'de', (error) => void reported.push(error));
  const loggedMessages = errorSpy.mock.calls.map(([message]: unknown[]) => message);
  errorSpy.mockRestore();
  return { resources, reported: reported.map(String), loggedMessages };
}

test('a language that fails to load is logged and reported, and English replaces it', async () => {
  expect(await loadFirstTexts({ de: failToLoad, en: loadSuccessfully })).toEqual({
    resources: { shell: { home: 'Home' } },
    reported: ['Error: Failed to load texts of "de"'],
    loggedMessages: ['Failed to load texts of "de"'],
  });
});

test('a page has no texts when both the language and English fail to load', async () => {
  const { resources, reported } = await loadFirstTexts({ de: failToLoad, en: failToLoad });
  expect([resources, reported.length]).toEqual([{}, 2]);
});

test('a language that loads causes no report and no log', async () => {
  expect(await loadFirstTexts({ de: loadSuccessfully })).toMatchObject({ reported: [], loggedMessages: [] });
});
