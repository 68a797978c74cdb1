// @vitest-environment jsdom
import { createI18n } from '@touchline/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyTexts } from './create-lazy-texts.ts';

const { addTexts } = vi.hoisted(() => ({ addTexts: vi.fn(async () => undefined) }));
let isLoadFailing = true;
vi.mock('./load-texts.ts', () => {
  if (isLoadFailing) throw new TypeError('Failed to fetch dynamically imported module');
  return { addTexts };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('texts whose loader failed are loaded by a retry, through the same promise', async () => {
  const load = createLazyTexts(createI18n({ locale: 'en', resources: {} }), 'en', () => undefined);
  const pendingTexts = load('moments');
  await vi.advanceTimersByTimeAsync(0);
  expect(load('moments')).toBe(pendingTexts);
  isLoadFailing = false;
  vi.resetModules();
  dispatchEvent(new Event('online'));
  await pendingTexts;
  expect(addTexts).toHaveBeenCalledOnce();
});
