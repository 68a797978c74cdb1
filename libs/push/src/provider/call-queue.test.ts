import { expect, test, vi } from 'vitest';
import { createCallQueue } from './call-queue.ts';

const calls: string[] = [];
const say = (word: string) => (said: string[]) => void said.push(word);

test('makes waiting calls in order when the provider is ready, and later calls at once', () => {
  const queue = createCallQueue<string[]>(vi.fn());
  queue.call(say('login'));
  queue.call(say('tags'));
  queue.call(say('logout'));
  const provider: string[] = [];
  queue.open(provider);
  queue.call(say('later'));
  expect(provider).toEqual(['login', 'tags', 'logout', 'later']);
});

test('reports a call that throws or rejects, and makes the other calls', async () => {
  const onError = vi.fn();
  const queue = createCallQueue<string[]>(onError);
  queue.call(() => {
    throw new Error('at once');
  });
  queue.call(() => Promise.reject(new Error('later')));
  queue.call(say('fine'));
  queue.open(calls);
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]));
  expect(calls).toEqual(['fine']);
});

test('keeps only the latest hundred calls', () => {
  const queue = createCallQueue<string[]>(vi.fn());
  for (let call = 1; call <= 150; call += 1) queue.call(say(String(call)));
  const provider: string[] = [];
  queue.open(provider);
  expect([provider.length, provider[0], provider.at(-1)]).toEqual([100, '51', '150']);
});
