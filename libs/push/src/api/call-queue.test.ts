import { expect, test, vi } from 'vitest';
import { createCallQueue } from './call-queue.ts';

const calls: string[] = [];
const recordWord = (callName: string) => (callNames: string[]) => void callNames.push(callName);

test('waiting calls are made in order when the provider is ready, and later calls at once', () => {
  const queue = createCallQueue<string[]>(vi.fn());
  queue.call(recordWord('login'));
  queue.call(recordWord('tags'));
  queue.call(recordWord('logout'));
  const provider: string[] = [];
  queue.openQueue(provider);
  queue.call(recordWord('later'));
  expect(provider).toEqual(['login', 'tags', 'logout', 'later']);
});

test('a call that throws or rejects is reported, and the other calls are still made', async () => {
  const onError = vi.fn();
  const queue = createCallQueue<string[]>(onError);
  queue.call(() => {
    throw new Error('at once');
  });
  queue.call(() => Promise.reject(new Error('later')));
  queue.call(recordWord('fine'));
  queue.openQueue(calls);
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[new Error('at once')], [new Error('later')]]));
  expect(calls).toEqual(['fine']);
});

test('the queue for a push provider stores only the latest hundred calls', () => {
  const queue = createCallQueue<string[]>(vi.fn());
  for (let call = 1; call <= 150; call += 1) queue.call(recordWord(String(call)));
  const provider: string[] = [];
  queue.openQueue(provider);
  expect([provider.length, provider[0], provider.at(-1)]).toEqual([100, '51', '150']);
});
