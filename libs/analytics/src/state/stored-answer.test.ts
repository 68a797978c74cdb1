import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetBrowser } from '../testing/browser.ts';
import { answerLifetimeMs, storeAnswer, readAnswer } from './stored-answer.ts';

const now = Date.UTC(2026, 1, 14);
const key = 'touchline.nordic.consent';

beforeEach(resetBrowser);
afterEach(() => void vi.restoreAllMocks());

test.each(['granted', 'refused'] as const)('an answer is valid for a year, for this customer only: %s', (answer) => {
  storeAnswer(answer, now);
  expect(Object.keys(localStorage)).toEqual([key]);
  expect(readAnswer(now)).toBe(answer);
  expect(readAnswer(now + answerLifetimeMs - 1)).toBe(answer);
  expect(readAnswer(now + answerLifetimeMs)).toBeNull();
  document.documentElement.dataset['site'] = 'verdant';
  expect(readAnswer(now)).toBeNull();
});

test.each([
  'granted',
  '{',
  'null',
  '{"v":1,"answer":"yes","at":1}',
  '{"v":2,"answer":"granted","at":1}',
  '{"v":1,"answer":"granted","at":"now"}',
  `{"v":1,"answer":"granted","at":${now + 2 * answerLifetimeMs}}`,
])('a malformed or foreign stored text is no consent: %s', (text) => {
  localStorage.setItem(key, text);
  expect(readAnswer(now)).toBeNull();
});

test('an answer is valid for the visit in a browser without storage, and no error is thrown', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(readAnswer(now)).toBeNull();
  storeAnswer('granted', now);
  expect(readAnswer(now)).toBe('granted');
});
