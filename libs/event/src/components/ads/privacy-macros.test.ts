import { pageKey } from '@touchline/feature-kit/marks';
import { afterEach, expect, test, vi } from 'vitest';
import { createPrivacyMacros } from './privacy-macros.ts';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const setConsent = (macroAnswer: string): void =>
  localStorage.setItem(pageKey('consent'), JSON.stringify({ v: 1, answer: macroAnswer, at: Date.now() }));

test('tracking is limited until the visitor agrees, and after a refusal', () => {
  const limitedMacros = { LIMITADTRACKING: '1', REGULATIONS: 'gdpr' };
  expect(createPrivacyMacros(true)).toEqual(limitedMacros);
  setConsent('refused');
  expect(createPrivacyMacros(true)).toEqual(limitedMacros);
  setConsent('granted');
  expect(createPrivacyMacros(true)).toEqual({ ...limitedMacros, LIMITADTRACKING: '0' });
});

test('a site that needs no consent reports no privacy regulation to ad servers', () => {
  expect(createPrivacyMacros(false)).toEqual({ LIMITADTRACKING: '0' });
});

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'tracking is limited by the browser’s setting %o',
  (setting) => {
    setConsent('granted');
    vi.stubGlobal('navigator', setting);
    expect(createPrivacyMacros(true)['LIMITADTRACKING']).toBe('1');
  },
);
