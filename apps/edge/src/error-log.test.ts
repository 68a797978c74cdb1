import { expect, test, vi } from 'vitest';
import { createErrorLog } from './error-log.ts';

test('what is broken for many is logged once a minute, and nothing else is hidden by it', () => {
  let time = 0;
  const log = vi.fn();
  const onError = createErrorLog(log, () => time);
  for (let visitor = 0; visitor < 100; visitor += 1) onError(new Error('broken'));
  onError(new Error('another'));
  onError('a text');
  expect(log.mock.calls.map(([error]) => String(error))).toEqual(['Error: broken', 'Error: another', 'a text']);
  time = 60_000;
  onError(new Error('broken'));
  expect(log).toHaveBeenCalledTimes(4);
});
