import { expect, test, vi } from 'vitest';
import { createErrorLog } from './error-log.ts';
import { RenderBusy } from './render/render-threads.ts';

test('the same error is logged once a minute and hides no other error', () => {
  let timeMs = 0;
  const log = vi.fn();
  const onError = createErrorLog(log, () => timeMs);
  for (let visitor = 0; visitor < 100; visitor += 1) onError(new Error('broken'));
  onError(new Error('another'));
  onError('a text');
  const firstLines = log.mock.calls.map(([description]) => String(description).split('\n')[0]);
  expect(firstLines).toEqual(['Error: broken', 'Error: another', 'a text']);
  timeMs = 60_000;
  onError(new Error('broken'));
  expect(log).toHaveBeenCalledTimes(4);
});

test('reports of the API client are logged once for each call and fault', () => {
  const log = vi.fn();
  const onError = createErrorLog(log, () => 0);
  for (let visitor = 0; visitor < 100; visitor += 1) {
    onError({ kind: 'failure', call: 'GET /api/a', error: new Error('down') });
    onError({ kind: 'failure', call: 'GET /api/b', error: new Error('down') });
    onError({ kind: 'left_out', call: 'GET /api/a', path: `content.${visitor}`, message: 'no name' });
  }
  expect(log).toHaveBeenCalledTimes(3);
});

test('different errors are limited to fifty lines a minute', () => {
  let timeMs = 0;
  const log = vi.fn();
  const onError = createErrorLog(log, () => timeMs);
  for (let visitor = 0; visitor < 10_000; visitor += 1) onError(new Error(`there is no ${visitor}`));
  expect(log).toHaveBeenCalledTimes(50);
  timeMs = 60_000;
  onError(new Error('broken'));
  expect(log).toHaveBeenCalledTimes(51);
});

test('a flood of refused pages causes one line in the log', () => {
  const log = vi.fn();
  const onError = createErrorLog(log, () => 0);
  for (let page = 0; page < 100; page += 1) onError(new RenderBusy());
  expect(log.mock.calls).toEqual([['Error: As many pages are rendered as may be']]);
});

test('an error is logged with its causes and stack, without its other properties', () => {
  const log = vi.fn();
  const cause = Object.assign(new TypeError('no answer for anna@example.com'), { code: 'ECONNRESET' });
  const answer = { token: 'secret-of-anna', email: 'anna@example.com' };
  createErrorLog(log, () => 0)(Object.assign(new Error('The page broke', { cause }), { answer }));
  const [loggedText] = log.mock.calls.flat().map(String);
  expect(loggedText).toMatch(
    /^Error: The page broke\nTypeError, ECONNRESET: no answer for …\n\s+at .*error-log\.test\.ts/,
  );
  expect(loggedText).not.toMatch(/anna|secret/);
});

test('the log omits tokens, and the input that a parser’s error message quotes', () => {
  const log = vi.fn();
  const onError = createErrorLog(log, () => 0);
  let parsedHeaders: unknown;
  try {
    JSON.parse('{"email":"anna');
  } catch (error) {
    parsedHeaders = error;
  }
  onError({ kind: 'failure', call: 'GET /api/a', error: parsedHeaders, request: { authorization: 'anna' } });
  onError(new Error(`refused ${'a1-_'.repeat(20)}`));
  const loggedTexts = log.mock.calls.flat().map(String);
  expect(loggedTexts[0]).toMatch(/^failure GET \/api\/a\nSyntaxError\n\s+at /);
  expect(loggedTexts[1]).toMatch(/^Error: refused …\n/);
  expect(String(loggedTexts)).not.toContain('anna');
});
