import { pageKey } from '@touchline/feature-kit/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { privacyMacros } from './privacy-macros.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const setConsent = (macroAnswer: string): void =>
  localStorage.setItem(pageKey('consent'), JSON.stringify({ v: 1, answer: macroAnswer, at: Date.now() }));

test('tracking is limited until the visitor agrees, and after a refusal', () => {
  const limitedMacros = { LIMITADTRACKING: '1', REGULATIONS: 'gdpr' };
  expect(privacyMacros(true)).toEqual(limitedMacros);
  setConsent('refused');
  expect(privacyMacros(true)).toEqual(limitedMacros);
  setConsent('granted');
  expect(privacyMacros(true)).toEqual({ ...limitedMacros, LIMITADTRACKING: '0' });
});

test('a customer without a question for consent sends no regulation', () => {
  expect(privacyMacros(false)).toEqual({ LIMITADTRACKING: '0' });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'tracking is limited by the browser’s setting %o',
  (setting) => {
    setConsent('granted');
    vi.stubGlobal('navigator', setting);
    expect(privacyMacros(true)['LIMITADTRACKING']).toBe('1');
  },
);
