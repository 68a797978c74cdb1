import { expect, onTestFinished, test, vi } from 'vitest';
import { AnswerCache } from './answer-cache.ts';

function createFrozenCache(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('an answer is cached for at most a second, and until the data changes', () => {
  createFrozenCache();
  let version = 1;
  const cache = new AnswerCache(() => version);
  cache.set('a', 'one');
  expect(cache.get('a')).toBe('one');
  version = 2;
  expect(cache.get('a')).toBeUndefined();
  cache.set('a', 'two');
  vi.advanceTimersByTime(1000);
  expect(cache.get('a')).toBeUndefined();
});

test('of a thousand large answers, only the latest stay cached', () => {
  createFrozenCache();
  const cache = new AnswerCache(() => 1);
  const largeText = 'x'.repeat(1_000_000);
  for (let index = 0; index < 1000; index++) cache.set(`list ${index}`, largeText);
  expect(cache.weight).toBeLessThanOrEqual(16_000_000);
  expect(cache.get('list 999')).toBe(largeText);
  expect(cache.get('list 0')).toBeUndefined();
});

test('a new answer removes expired answers from the cache', () => {
  createFrozenCache();
  const cache = new AnswerCache(() => 1);
  for (let index = 0; index < 100; index++) cache.set(`list ${index}`, 'answer');
  vi.advanceTimersByTime(1001);
  cache.set('new', 'answer');
  expect(cache.weight).toBe('newanswer'.length);
});
