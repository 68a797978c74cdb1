// @vitest-environment jsdom
import { createI18n } from '@touchline/i18n';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLaterTexts } from './later-texts.ts';

const { addTexts } = vi.hoisted(() => ({ addTexts: vi.fn(async () => undefined) }));
let isGone = true;
vi.mock('../load-texts.ts', () => {
  if (isGone) throw new TypeError('Failed to fetch dynamically imported module');
  return { addTexts };
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a feature’s texts whose code did not come come when it does: who waits keeps its promise, and asks for no other', async () => {
  const load = createLaterTexts(createI18n({ locale: 'en', resources: {} }), 'en', () => undefined);
  const arrival = load('moments');
  await vi.advanceTimersByTimeAsync(0);
  expect(load('moments')).toBe(arrival);
  isGone = false;
  vi.resetModules();
  dispatchEvent(new Event('online'));
  await arrival;
  expect(addTexts).toHaveBeenCalledOnce();
});
