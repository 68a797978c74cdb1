import { expect, onTestFinished, test, vi } from 'vitest';
import { logFault } from './log-fault.ts';

test('logFault logs a fault’s name and stack without its message, in which a parser quotes the input', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  try {
    JSON.parse('{"number":"4242424242424242');
  } catch (error) {
    logFault(error);
  }
  logFault('tok_4242424242424242');
  const [parsed, error] = log.mock.calls.map(([line]) => String(line));
  expect(parsed).toMatch(/^SyntaxError\n\s+at .*log-fault\.test\.ts/s);
  expect(error).toBe('thrown: string');
  expect(String(log.mock.calls)).not.toContain('4242');
});
