import { pageKey } from '@touchline/feature-kit/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { privacyMacros } from './privacy-macros.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const answer = (given: string): void =>
  localStorage.setItem(pageKey('consent'), JSON.stringify({ v: 1, answer: given, at: Date.now() }));

test('tracking is limited until the visitor agrees, and after a refusal', () => {
  const limited = { LIMITADTRACKING: '1', REGULATIONS: 'gdpr' };
  expect(privacyMacros(true)).toEqual(limited);
  answer('refused');
  expect(privacyMacros(true)).toEqual(limited);
  answer('granted');
  expect(privacyMacros(true)).toEqual({ ...limited, LIMITADTRACKING: '0' });
});

test('a customer without a question for consent sends no regulation', () => {
  expect(privacyMacros(false)).toEqual({ LIMITADTRACKING: '0' });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'tracking is limited by the browser’s setting %o',
  (setting) => {
    answer('granted');
    vi.stubGlobal('navigator', setting);
    expect(privacyMacros(true)['LIMITADTRACKING']).toBe('1');
  },
);
