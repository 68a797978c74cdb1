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

test('what a call of the API reports is told apart by the call and by what was wrong', () => {
  const log = vi.fn();
  const onError = createErrorLog(log, () => 0);
  for (let visitor = 0; visitor < 100; visitor += 1) {
    onError({ kind: 'failure', call: 'GET /api/a', error: new Error('down') });
    onError({ kind: 'failure', call: 'GET /api/b', error: new Error('down') });
    onError({ kind: 'left_out', call: 'GET /api/a', path: `content.${visitor}`, message: 'no name' });
  }
  expect(log).toHaveBeenCalledTimes(3);
});

test('errors that are all different do not fill the log either', () => {
  let time = 0;
  const log = vi.fn();
  const onError = createErrorLog(log, () => time);
  for (let visitor = 0; visitor < 10_000; visitor += 1) onError(new Error(`there is no ${visitor}`));
  expect(log).toHaveBeenCalledTimes(50);
  time = 60_000;
  onError(new Error('broken'));
  expect(log).toHaveBeenCalledTimes(51);
});
